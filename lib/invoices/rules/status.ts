import { receivedFor } from '../../orders/rules/payments';
import type { Order } from '../../orders/schema/order';
import { isUnpaid } from './content';

type Charge = { gross: number; credited: number };

/**
 * The status of each invoice of an order, oldest first. A card is charged shipment by shipment, so what has arrived pays
 * the oldest invoices while the order still waits for the rest.
 */
export function invoiceStatusesOf(
  order: Pick<Order, 'payment' | 'payments'>,
  charges: Charge[],
): ('open' | 'paid' | 'credited')[] {
  const { received, refunded } = receivedFor(order);
  let left = received - refunded;
  return charges.map(({ gross, credited }) => {
    if (credited >= gross) return 'credited';
    left -= gross - credited;
    return isUnpaid(order) && left < 0 ? 'open' : 'paid';
  });
}
