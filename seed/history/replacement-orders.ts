import type { OrderDocument } from '../../lib/orders/collection';
import { replacementKeyOf } from '../../lib/orders/commands/attempts';
import { replacementLine, replacementTotals } from '../../lib/orders/rules/replacements';
import { searchWords } from '../../lib/orders/rules/search-words';
import { placedForCustomer } from '../../lib/orders/rules/status';
import { demoId } from './demo-ids';

const hour = 60 * 60_000;

/** The orders that replace units of these, as far as they have happened by `end`, free of charge. */
export function replacementsOf(
  all: OrderDocument[],
  placedBy: NonNullable<OrderDocument['placedBy']>,
  end: Date,
): OrderDocument[] {
  return all.flatMap((original) => {
    const found = original.returns?.find(({ replacement }) => replacement?.order);
    const placed = original.history.find(({ what }) => what === 'replacement placed');
    return found && placed ? [replacementOf(original, found, placed, { placedBy, end })] : [];
  });
}

function replacementOf(
  original: OrderDocument,
  found: NonNullable<OrderDocument['returns']>[number],
  { at: placedAt, by }: OrderDocument['history'][number],
  { placedBy, end }: { placedBy: NonNullable<OrderDocument['placedBy']>; end: Date },
): OrderDocument {
  const { lines: units, order: number, key } = found.replacement!;
  const { customer, address, delivery, payment, totals } = original;
  const event = (what: string, hours: number, why = '') => ({
    what,
    at: new Date(placedAt.getTime() + hours * hour),
    by,
    why,
  });
  const history = [
    event('placed', 0, placedForCustomer),
    event('confirmed', 1),
    event('shipped', 4),
    event('delivered', 100),
  ].filter(({ at }) => at <= end);
  const shipped = history.find(({ what }) => what === 'shipped');
  const order: OrderDocument = {
    _id: demoId(key),
    number: number ?? '',
    liveKey: replacementKeyOf(key),
    fingerprint: key,
    attemptedAt: placedAt,
    placedAt,
    placedBy,
    customer,
    fromCart: false,
    stockLines: units,
    lines: units.map((line) => replacementLine(original, line)),
    totals: replacementTotals(totals),
    address,
    delivery: { ...delivery, tracking: '' },
    payment: { method: 'invoice', state: 'paid', purchaseOrder: payment.purchaseOrder },
    replaces: { order: original.number, returnId: found.id, returnNumber: found.number },
    state: history.at(-1)!.what as OrderDocument['state'],
    history,
    ...(shipped && { shipments: [shipmentOf(key, shipped, units)] }),
    version: history.length,
    mails: [],
  };
  return { ...order, words: searchWords(order) };
}

const shipmentOf = (
  key: string,
  { at, by }: OrderDocument['history'][number],
  lines: OrderDocument['stockLines'],
) => ({
  id: demoId(`${key} shipment`).toHexString(),
  at,
  lines,
  carrier: '',
  tracking: '',
  trackingUrl: '',
  by,
});
