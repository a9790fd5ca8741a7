import { addWorkingDays, isWorkingDay } from '../../settings/rules/working-days';
import type { Shop } from '../../settings/schema/shop';
import { formatDay, localTimeAt } from '../../shared/dates';
import type { DeliveryEstimate } from '../schema';

type Calendar = Pick<Shop, 'holidays' | 'timeZone' | 'cutOffHour'>;

/**
 * The days on which goods are expected that are ordered now. They leave `leadTimeDays` working days after the working
 * day that counts: from the cut-off hour on the next one.
 */
export function estimateOf(
  { minDays, maxDays }: { minDays: number; maxDays: number },
  leadTimeDays: number,
  shop: Calendar,
  now: Date,
): DeliveryEstimate {
  const [today = '', time = ''] = localTimeAt(now, shop.timeZone).split('T');
  const isLate = isWorkingDay(today, shop) && Number(time.slice(0, 2)) >= shop.cutOffHour;
  const leaves = addWorkingDays(today, leadTimeDays + (isLate ? 1 : 0), shop);
  return { from: addWorkingDays(leaves, minDays, shop), to: addWorkingDays(leaves, maxDays, shop) };
}

/** An estimate for people: "Dec 1, 2026 to Dec 3, 2026", or one day. */
export function estimateText({ from, to }: DeliveryEstimate, locale?: string): string {
  const [first, last] = [formatDay(from, locale), formatDay(to, locale)];
  return first === last ? first : `${first} to ${last}`;
}
