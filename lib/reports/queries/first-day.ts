import { orders } from '../../orders/collection';
import { dayAt } from '../../shared/dates';
import { periodBefore, type Period } from '../rules/periods';

/** The day of the shop's first order; null while there is none. */
export async function findFirstDay(timeZone: string): Promise<string | null> {
  const [first] = await orders()
    .find({ placedAt: { $gt: new Date(0) } }, { projection: { placedAt: 1 } })
    .sort({ placedAt: 1 })
    .limit(1)
    .toArray();
  return first?.placedAt ? dayAt(first.placedAt, timeZone) : null;
}

/** Whether the shop had begun to sell when the period before this one began: otherwise a comparison misleads. */
export const hasSoldBefore = (period: Period, firstDay: string | null): boolean =>
  firstDay !== null && firstDay <= periodBefore(period).from;
