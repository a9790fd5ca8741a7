import {
  blanketOrders,
  wordsOf,
  type BlanketOrderDocument,
  type StoredCallOff,
} from '../lib/blanket-orders/collection';
import { reminderDays } from '../lib/blanket-orders/rules/status';
import type { BlanketLine } from '../lib/blanket-orders/schema';
import { findVariants } from '../lib/catalog/queries/products';
import { isPlaced, orders, type OrderDocument } from '../lib/orders/collection';
import { lessPercent } from '../lib/pricing/rules';
import { findShop } from '../lib/settings/queries';
import { addDays, dayAt, startOfDay } from '../lib/shared/dates';
import { findAccountByEmail } from '../lib/users/queries';
import { addMissing } from './add-missing';
import { demoId } from './history/demo-ids';
import { demoBlanketOrder, lakefront, lakefrontAdmin } from './lakefront';

const seller = 'Morgan Hale';
const day = 86_400_000;
const { id, name } = lakefront;
const agreed: [sku: string, quantity: number, percentOff: number][] = [
  ['TW-AG125', 120, 18],
  ['FX-BD18K-BL', 60, 14],
];

/** The units of each SKU that the orders have called off. */
function countUnits(called: OrderDocument[]): Map<string, number> {
  const units = new Map<string, number>();
  for (const { sku, quantity } of called.flatMap(({ stockLines }) => stockLines))
    units.set(sku, (units.get(sku) ?? 0) + quantity);
  return units;
}

/** What has been called off, at the prices of those orders, and what nobody has called off yet. */
async function agreedLines(called: OrderDocument[]): Promise<BlanketLine[]> {
  const offers = await findVariants(agreed.map(([sku]) => sku));
  const units = countUnits(called);
  const bought = new Map(called.flatMap(({ lines }) => lines.map((line) => [line.sku, line] as const)));
  const used = [...bought.values()].map(({ sku, name, color, size, unit, unitPrice }): BlanketLine => {
    const detail = [color, size].filter(Boolean).join(', ');
    const quantity = units.get(sku)! * 6;
    return { sku, name, detail, unit, quantity, remaining: quantity - units.get(sku)!, unitPrice };
  });
  const unused = agreed.flatMap(([sku, quantity, percentOff]) => {
    const offer = offers.get(sku);
    if (!offer || bought.has(sku)) return [];
    const { product, variant } = offer;
    const detail = [variant.color?.name, variant.size].filter(Boolean).join(', ');
    const { name, unit } = product;
    const unitPrice = lessPercent(variant.price, percentOff);
    return [{ sku, name, detail, unit, quantity, remaining: quantity, unitPrice }];
  });
  return [...used, ...unused];
}

const callOffOf = ({
  _id,
  number,
  customer,
  placedAt,
  stockLines,
  version,
}: OrderDocument): StoredCallOff => ({
  order: _id,
  number,
  by: customer.name,
  at: placedAt,
  lines: stockLines,
  version,
});

/** Adds the blanket order of the demo's company, open for a year, with the orders that call off from it. Idempotent. */
export async function seedBlanketOrders(): Promise<void> {
  const [dana, shop, found] = await Promise.all([
    findAccountByEmail(lakefrontAdmin),
    findShop(),
    orders().find({ 'company.id': id, 'blanketOrder.number': demoBlanketOrder.number }).toArray(),
  ]);
  const called = found
    .filter(isPlaced)
    .sort((one, other) => one.placedAt.getTime() - other.placedAt.getTime());
  const lines = await agreedLines(called);
  if (!dana || lines.length === 0) return;
  const begun = Math.min(Date.now() - 20 * day, (called[0]?.placedAt.getTime() ?? Infinity) - 2 * day);
  const at = new Date(begun);
  const from = dayAt(at, shop.timeZone);
  const until = addDays(from, 364);
  const fields = {
    ...demoBlanketOrder,
    company: { id, name },
    contact: { id: dana.id, name: dana.name, email: dana.email },
    lines,
  };
  const document: BlanketOrderDocument = {
    ...fields,
    _id: demoId('blanket order'),
    beginKey: 'demo:blanket-order',
    state: 'open',
    from,
    until,
    terms: 'Call off at least 5 units at a time. We keep 10 units of each product on the shelf for you.',
    currency: shop.currency,
    callOffs: called.map(callOffOf),
    remindAt: startOfDay(addDays(until, 1 - reminderDays), shop.timeZone),
    history: [
      { what: 'begun', at, by: seller, why: '' },
      { what: 'opened', at, by: seller, why: '' },
    ],
    words: wordsOf(fields),
    seq: 1,
    createdAt: at,
    changedAt: at,
    mails: [],
  };
  await addMissing(blanketOrders(), [document]);
}
