import type { DeliveryEstimate } from '../../delivery/schema';
import { isWorkingDay } from '../../settings/rules/working-days';
import type { Shop } from '../../settings/schema/shop';
import { addDays, dayAt, formatDay } from '../../shared/dates';
import type { Delivery, Order } from '../schema/order';
import { isCollected } from './places';

type Calendar = Pick<Shop, 'holidays' | 'timeZone' | 'locale'>;

const maxDaysAhead = 365;

/** "Saturday" */
const weekday = (day: string, locale: string) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(locale, { weekday: 'long', timeZone: 'UTC' });

/**
 * Why a delivery can't be requested for a day, in the shop's time zone: it is past, no working day, before the first day on
 * which the goods can be there, or over a year ahead. Null when it can.
 */
export function requestedDateProblem(
  day: string,
  { estimate, ...delivery }: Pick<Delivery, 'id'> & { estimate?: DeliveryEstimate },
  shop: Calendar,
  now: Date,
): string | null {
  const { locale } = shop;
  const today = dayAt(now, shop.timeZone);
  const text = formatDay(day, locale);
  if (day < today) return `${text} is past. Choose a day from today on`;
  if (day > addDays(today, maxDaysAhead)) return `${text} is more than a year ahead`;
  if (!isWorkingDay(day, shop)) {
    const name = weekday(day, locale);
    return `${text} is a ${name} on which we don’t work. Choose a working day`;
  }
  if (estimate && day < estimate.from) {
    const what = isCollected({ delivery }) ? 'can be ready' : 'can arrive';
    return `Your order ${what} on ${formatDay(estimate.from, locale)} at the earliest`;
  }
  return null;
}

const dayLabel = (delivery: { id: string }) =>
  isCollected({ delivery }) ? 'Requested collection' : 'Requested delivery';

/** What the customer asked for about the delivery, as papers and mails say it; a label with a text for each. */
export function deliveryRequests(
  {
    shipComplete,
    requestedDate,
    delivery,
  }: Pick<Order, 'shipComplete' | 'requestedDate'> & { delivery: { id: string } },
  locale?: string,
): { label: string; text: string }[] {
  return [
    ...(requestedDate ? [{ label: dayLabel(delivery), text: formatDay(requestedDate, locale) }] : []),
    ...(shipComplete ? [{ label: 'Shipping', text: 'Complete, in one shipment' }] : []),
  ];
}
