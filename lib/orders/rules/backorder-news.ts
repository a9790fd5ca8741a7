import type { BackorderTerms } from '../../catalog/schema/backorders';
import type { OrderLine } from '../schema/order';
import type { WaitingUnits } from './backorders';

type Backordered = OrderLine & { backorder: NonNullable<OrderLine['backorder']> };

/** What the customer of an order has to be told of its backorders, and the lines once that is told. */
export type BackorderNews = {
  lines: OrderLine[];
  arrived: Pick<Backordered, 'sku' | 'name' | 'backorder'>[];
  moved: { sku: string; name: string; from: string; to: string }[];
};

/**
 * What is new about the backorders of lines: units for which nothing waits any more have arrived; units that wait are
 * expected on the day that the owner names now. A number of working days moves no date that was told. Null for nothing.
 */
export function backorderNews(
  lines: OrderLine[],
  waiting: WaitingUnits,
  terms: Record<string, BackorderTerms>,
  now: Date,
): BackorderNews | null {
  const news: BackorderNews = { lines: [], arrived: [], moved: [] };
  for (const line of lines) {
    const { sku, name, backorder } = line;
    const day = terms[sku]?.expectedOn ?? null;
    if (!backorder || backorder.arrivedAt) news.lines.push(line);
    else if (!waiting.get(sku)) {
      news.arrived.push({ sku, name, backorder });
      news.lines.push({ ...line, backorder: { ...backorder, arrivedAt: now.toISOString() } });
    } else if (day !== null && day !== backorder.expectedOn) {
      news.moved.push({ sku, name, from: backorder.expectedOn, to: day });
      news.lines.push({ ...line, backorder: { ...backorder, expectedOn: day } });
    } else news.lines.push(line);
  }
  return news.arrived.length + news.moved.length > 0 ? news : null;
}
