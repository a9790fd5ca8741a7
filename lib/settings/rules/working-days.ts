import { addDays, formatDay } from '../../shared/dates';
import type { DeliveryMethod, Shop } from '../schema/shop';

type Closed = Pick<Shop, 'holidays'>;

/** Whether the shop works on a day ("2026-11-27"): Monday to Friday, except its holidays. */
export function isWorkingDay(day: string, { holidays }: Closed): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !holidays.some(({ date }) => date === day);
}

/** The day that lies `count` working days after the first working day from `day` on. */
export function addWorkingDays(day: string, count: number, shop: Closed): string {
  const start = isWorkingDay(day, shop) ? day : nextWorkingDay(day, shop);
  return Array.from({ length: count }).reduce<string>((at) => nextWorkingDay(at, shop), start);
}

function nextWorkingDay(day: string, shop: Closed): string {
  const next = addDays(day, 1);
  return isWorkingDay(next, shop) ? next : nextWorkingDay(next, shop);
}

/** The days on which goods arrive that leave on the first working day from `today` on: "Dec 1, 2026 to Dec 3, 2026". */
export function arrivalDays(
  { minDays, maxDays }: Pick<DeliveryMethod, 'minDays' | 'maxDays'>,
  today: string,
  shop: Closed & Pick<Shop, 'locale'>,
): string {
  const [first, last] = [minDays, maxDays].map((count) =>
    formatDay(addWorkingDays(today, count, shop), shop.locale),
  );
  return first === last ? first! : `${first} to ${last}`;
}
