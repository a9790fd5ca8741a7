import { receivedFor } from '../../orders/rules/payments';
import type { Order } from '../../orders/schema/order';
import { isUnpaid } from './content';

type Charge = { gross: number; credited: number };

/**
 * What is still to be paid of each invoice of an order, oldest first, in minor units. What has arrived pays the oldest
 * invoices while the order still waits for the rest: a card is charged shipment by shipment, and a transfer may pay only
 * a part.
 */
export function openAmountsOf(order: Pick<Order, 'payment' | 'payments'>, charges: Charge[]): number[] {
  const { received, refunded } = receivedFor(order);
  let left = Math.max(0, received - refunded);
  return charges.map(({ gross, credited }) => {
    const owed = Math.max(0, gross - credited);
    const covered = isUnpaid(order) ? Math.min(left, owed) : owed;
    left -= Math.min(left, owed);
    return owed - covered;
  });
}

/** The status of each invoice of an order, oldest first. */
export function invoiceStatusesOf(
  order: Pick<Order, 'payment' | 'payments'>,
  charges: Charge[],
): ('open' | 'paid' | 'credited')[] {
  const open = openAmountsOf(order, charges);
  return charges.map(({ gross, credited }, index) => {
    if (credited >= gross) return 'credited';
    return open[index]! > 0 ? 'open' : 'paid';
  });
}
