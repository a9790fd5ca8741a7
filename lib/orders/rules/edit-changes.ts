import { formatDay } from '../../shared/dates';
import type { Address, Order, OrderLine } from '../schema/order';

/** What an edit can change of an order. */
export type Editable = Pick<
  Order,
  'lines' | 'address' | 'delivery' | 'payment' | 'discounts' | 'shipComplete' | 'requestedDate'
>;

const lineName = ({ name, color, size, sku }: OrderLine) => {
  const kind = [color, size].filter(Boolean).join(', ');
  return `${name}${kind ? ` (${kind})` : ''}, ${sku}`;
};

function lineChanges(before: OrderLine[], after: OrderLine[]): string[] {
  const old = new Map(before.map((line) => [line.sku, line]));
  const skus = new Set(after.map(({ sku }) => sku));
  const changed = after.flatMap((line) => {
    const was = old.get(line.sku);
    if (!was) return [`Added: ${line.quantity} × ${lineName(line)}`];
    const name = lineName(line);
    return [
      ...(was.quantity === line.quantity ? [] : [`${name}: ${line.quantity} instead of ${was.quantity}`]),
      ...(was.comment === line.comment ? [] : [`Comment on ${name}: ${line.comment ?? 'none'}`]),
    ];
  });
  const removed = before.filter(({ sku }) => !skus.has(sku));
  return [...changed, ...removed.map((line) => `Removed: ${line.quantity} × ${lineName(line)}`)];
}

const addressText = ({ name, company, line1, line2, city, region, postcode, country, phone }: Address) =>
  JSON.stringify([name, company, line1, line2, city, region, postcode, country, phone]);

const codesOf = ({ discounts = [] }: Editable) => discounts.map(({ title }) => title).join(', ');

/** What differs between two states of an order, a sentence for each change, for its customer and the history. */
export function describeEdit(before: Editable, after: Editable): string[] {
  const changes = lineChanges(before.lines, after.lines);
  if (before.delivery.id !== after.delivery.id)
    changes.push(`Delivery: ${after.delivery.name} instead of ${before.delivery.name}`);
  // The history outlives the account of the customer, so it doesn't hold the address.
  if (addressText(before.address) !== addressText(after.address)) changes.push('The address was changed');
  if (before.payment.purchaseOrder !== after.payment.purchaseOrder)
    changes.push(`Purchase order: ${after.payment.purchaseOrder || 'none'}`);
  if (before.requestedDate !== after.requestedDate)
    changes.push(`Requested date: ${after.requestedDate ? formatDay(after.requestedDate) : 'none'}`);
  if (!!before.shipComplete !== !!after.shipComplete)
    changes.push(after.shipComplete ? 'Ships complete, in one shipment' : 'May ship in parts');
  if (codesOf(before) !== codesOf(after)) changes.push(`Discounts: ${codesOf(after) || 'none'}`);
  return changes;
}
