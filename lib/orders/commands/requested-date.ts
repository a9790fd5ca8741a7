import { now } from '../../platform/clock';
import type { Shop } from '../../settings/schema/shop';
import { fail } from '../../shared/result';
import { requestedDateProblem } from '../rules/requested-date';
import type { Delivery } from '../schema/order';

/** The failure of an order that wants its delivery on a day when it can't be; null where it can, or wants none. */
export function requestedDateFailure(day: string | null | undefined, delivery: Delivery, shop: Shop) {
  const problem = day && requestedDateProblem(day, delivery, shop, now());
  return problem
    ? fail('invalid', 'requested-date', `${problem}.`, { fields: { requestedDate: problem } })
    : null;
}
