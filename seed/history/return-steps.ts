import { mergeLines } from '../../lib/cart/rules';
import type { StoredReturnByLine } from '../../lib/orders/collection';
import type { ReturnOutcome, ReturnReason } from '../../lib/orders/schema/returns';
import { demoNumber, demoReplacementNumber } from './demo-ids';
import type { PlannedOrder } from './order-plan';
import type { Step } from './order-timeline';
import type { Random } from './random';

const hour = 60 * 60_000;
const day = 24 * hour;

const reasons: { reason: ReturnReason; note: string; outcome: ReturnOutcome }[] = [
  { reason: 'does-not-fit', note: 'Wrong size ordered', outcome: 'restock' },
  { reason: 'not-needed', note: 'We ordered too many', outcome: 'restock' },
  { reason: 'damaged', note: 'The case is cracked', outcome: 'scrap' },
  { reason: 'does-not-fit', note: 'Does not fit our machine', outcome: 'restock' },
];
const broken = { reason: 'defective' as const, note: 'Stopped after an hour', outcome: 'scrap' as const };

/** The return of an order as its customer asks for it: of everything, or of one unit that is to be replaced. */
export function demoReturn(
  { index, lines, outcome }: PlannedOrder,
  note: (typeof reasons)[number],
): StoredReturnByLine {
  const all = mergeLines(lines);
  const units = outcome === 'replaced' ? [{ sku: all[0]!.sku, quantity: 1 }] : all;
  return {
    id: `demo-return-of-${index}`,
    number: `${demoNumber(index)}-R1`,
    status: 'requested',
    lines: units.map((line) => ({ ...line, reason: note.reason, note: note.note, photos: [], approved: 0 })),
    why: '',
    inspection: [],
    refund: null,
    at: '',
  };
}

/** What happens to an order that comes back, from its delivery on; its refund is made when there are invoices. */
export function returnSteps(random: Random, planned: PlannedOrder, delivered: number): Step[] {
  const { index, outcome } = planned;
  const told = outcome === 'replaced' ? broken : random.pick(reasons);
  const requested = delivered + random.between(2, 9) * day;
  const decided = requested + random.between(20, 60) * hour;
  const received = decided + random.between(48, 90) * hour;
  const inspected = received + random.between(3, 20) * hour;
  const refunded = inspected + random.between(20, 60) * hour;
  const found = demoReturn(planned, told);
  const { number } = found;
  const units = found.lines.map(({ sku, quantity }) => ({ sku, quantity }));
  const step = (after: number, what: string, back: Step['back'], set: Step['set'] = {}): Step => ({
    after,
    what,
    byShop: what !== 'return requested',
    why: number,
    set,
    back,
  });
  const request = step(requested, 'return requested', () => found);
  if (outcome === 'return requested') return [request];
  if (outcome === 'return refused') {
    const why = 'The goods were used';
    const rejection = step(decided, 'return refused', (back) => ({ ...back, status: 'refused', why }));
    return [request, { ...rejection, why: `${number}: ${why}` }];
  }
  const lines = found.lines.map((line) => ({ ...line, approved: line.quantity }));
  const inspection = units.map((line) => ({ ...line, outcome: told.outcome }));
  const shared = [
    request,
    step(decided, 'return approved', (back) => ({ ...back, status: 'approved', lines })),
    step(received, 'return received', (back) => ({ ...back, status: 'received' })),
  ];
  if (outcome === 'replaced') {
    const replacement = {
      key: `demo-replacement-${index}`,
      lines: units,
      order: demoReplacementNumber(index),
    };
    return [
      ...shared,
      step(inspected, 'return inspected', (back) => ({ ...back, status: 'inspected', inspection })),
      step(inspected + hour, 'return replaced', (back) => ({ ...back, replacement })),
      {
        ...step(inspected + hour, 'replacement placed', (back) => back),
        why: `${number}: ${replacement.order}`,
      },
      step(refunded, 'return closed', (back) => ({ ...back, status: 'closed' })),
    ];
  }
  return [
    ...shared,
    step(inspected, 'returned', (back) => ({ ...back, status: 'inspected', inspection }), {
      state: 'returned',
    }),
    { after: refunded, what: 'refunded', byShop: true, set: { payment: 'refunded' } },
  ];
}
