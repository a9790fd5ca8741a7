import { invoices } from '@/lib/invoices/collection';
import type { OrderDocument } from '@/lib/orders/collection';
import { returnStatuses } from '@/lib/orders/schema/returns';

const byTime = (one: Date, other: Date) => one.getTime() - other.getTime();

/** Each refund of a return has its credit note of that day, and nothing else was credited. */
export async function expectCreditedReturns(all: OrderDocument[]): Promise<void> {
  const refunds = all.flatMap(({ returns = [] }) => returns.flatMap(({ refund }) => refund ?? []));
  const notes = await invoices().find({ series: 'credit-note' }).sort({ position: 1 }).toArray();
  expect(notes.length).toBeGreaterThan(5);
  expect(notes.map(({ content }) => content.gross).sort()).toEqual(
    refunds.map(({ amount }) => amount).sort(),
  );
  expect(notes.map(({ issuedAt }) => issuedAt)).toEqual(refunds.map(({ at }) => new Date(at)).sort(byTime));
  for (const { number, state, totals, lines, returns = [] } of all) {
    if (state !== 'returned' || !returns[0]!.refund) continue;
    const whole = [number, totals.total, true];
    expect([number, returns[0]!.refund.amount, lines.every(({ returned }) => returned)]).toEqual(whole);
  }
}

/** There is a return in each status, two have a photo, and one of them was settled by a replacement. */
export function expectEveryKindOfReturn(all: OrderDocument[]): void {
  const returns = all.flatMap((order) => order.returns ?? []);
  expect(new Set(returns.map(({ status }) => status))).toEqual(new Set(returnStatuses));
  expect(returns.filter(({ lines }) => lines.some(({ photos }) => photos.length > 0))).toHaveLength(2);
  const replacements = returns.flatMap(({ replacement }) => replacement?.order ?? []);
  const replacing = all.filter(({ replaces }) => replaces);
  expect(replacing.map(({ number }) => number)).toEqual(replacements);
  expect(replacing.map(({ state, totals }) => [state, totals.total])).toEqual([['delivered', 0]]);
}
