import { z } from 'zod';
import { now } from '../platform/clock';
import { findShop } from '../settings/queries';
import { dayAt } from '../shared/dates';
import { ok, type Result } from '../shared/result';
import { blanketOrders, statusOf } from './collection';
import { changeBlanketOrder } from './commands/change';
import { endingMail } from './emails';

export const blanketOrderCounts = z.object({ reminded: z.number() });

/**
 * Reminds contacts, once each, of blanket orders that are about to end and have something left. Safe to run at any time, on
 * any number of servers.
 */
export async function runBlanketOrdersJob(): Promise<Result<z.infer<typeof blanketOrderCounts>>> {
  const shop = await findShop();
  const due = await blanketOrders()
    .find({ remindAt: { $lte: now() } })
    .limit(200)
    .toArray();
  let reminded = 0;
  for (const { number } of due) {
    let isReminded = false;
    const changed = await changeBlanketOrder(null, number, (order) => {
      isReminded = order.remindAt !== undefined && order.remindAt <= now();
      if (!isReminded) return 'unchanged';
      const status = statusOf(order, dayAt(now(), shop.timeZone));
      const isLeft = status === 'active' || status === 'upcoming';
      isReminded = isLeft;
      return {
        set: {},
        unset: { remindAt: 1 },
        what: isLeft ? 'reminded' : 'not reminded',
        mails: isLeft ? [endingMail(order, shop)] : [],
      };
    });
    if (changed.ok && isReminded) reminded += 1;
  }
  return ok({ reminded });
}
