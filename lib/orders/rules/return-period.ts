import { payerText } from '../../settings/rules/return-policy';
import type { Shop } from '../../settings/schema/shop';
import { addDays, dayAt, formatDay } from '../../shared/dates';
import type { Order } from '../schema/order';
import { returnReasons, type ReturnReason } from '../schema/returns';

/** The reasons that a return period doesn't limit: what came is not what was ordered. */
const faults: ReturnReason[] = ['wrong-item', 'damaged', 'defective'];

type Period = Pick<Shop, 'returnPolicy' | 'timeZone'>;

/**
 * The last day on which a customer can ask to return goods of an order that have no fault, as an ISO day of the shop's
 * time zone. Null where there is no such day: without a return period, or before the order is delivered.
 */
export function lastReturnDay(
  { state, history }: Pick<Order, 'state' | 'history'>,
  { returnPolicy, timeZone }: Period,
): string | null {
  const delivered = state === 'delivered' && history.findLast(({ what }) => what === 'delivered');
  return returnPolicy && delivered
    ? addDays(dayAt(new Date(delivered.at), timeZone), returnPolicy.days)
    : null;
}

/** The reasons for which a customer can ask to return units of an order now. */
export function returnReasonsFor(
  order: Pick<Order, 'state' | 'history'>,
  period: Period,
  now: Date,
): readonly ReturnReason[] {
  const last = lastReturnDay(order, period);
  return last && dayAt(now, period.timeZone) > last ? faults : returnReasons;
}

/** What a customer reads about returning units of an order: until when, and who pays; empty without a return policy. */
function returnTerms(
  order: Pick<Order, 'state' | 'history'>,
  shop: Period & Pick<Shop, 'locale'>,
  now: Date,
): string {
  const last = lastReturnDay(order, shop);
  if (!shop.returnPolicy || !last) return '';
  const day = formatDay(last, shop.locale);
  return dayAt(now, shop.timeZone) > last
    ? `The return period ended on ${day}: only wrong, damaged and defective goods can still be returned.`
    : `Goods without a fault can be returned until ${day}. ${payerText(shop.returnPolicy)}`;
}

/** What holds for the returns of a customer now, for the form that asks for one. */
export const returnsNow = (
  order: Pick<Order, 'state' | 'history'>,
  shop: Period & Pick<Shop, 'locale'>,
  now: Date,
) => ({ terms: returnTerms(order, shop, now), reasons: returnReasonsFor(order, shop, now) });
