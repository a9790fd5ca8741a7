import { z } from 'zod';
import { now } from '../platform/clock';
import { findShop } from '../settings/queries';
import { ok, type Result } from '../shared/result';
import { findAccount } from '../users/queries';
import { shoppingLists } from './collection';
import { orderAgainMail } from './emails';
import { findListAccess } from './queries/access';
import { nextReminder } from './rules/changes';

export const reminderCounts = z.object({ reminded: z.number() });
type ReminderCounts = z.infer<typeof reminderCounts>;

/**
 * Reminds people to order their lists again, once each time. Who may no longer see a list is not reminded of it. Safe to
 * run at any time, on any number of servers.
 */
export async function runShoppingListsJob(): Promise<Result<ReminderCounts>> {
  const shop = await findShop();
  const due = await shoppingLists()
    .find({ 'reminder.nextAt': { $lte: now() } })
    .limit(200)
    .toArray();
  let reminded = 0;
  for (const { _id, reminder, version } of due) {
    if (!reminder) continue;
    const { userId, weeks, nextAt } = reminder;
    const [account, access] = await Promise.all([
      findAccount(userId),
      findListAccess(userId, _id.toHexString()),
    ]);
    // The list as it is now, not as it was when the list of those due was read.
    const same = { _id, version, 'reminder.nextAt': nextAt };
    if (!account || account.disabled || !access) {
      await shoppingLists().updateOne(same, { $unset: { reminder: 1 }, $inc: { version: 1 } });
      continue;
    }
    const next = nextReminder(nextAt, weeks, now());
    const mails = access.list.lines.length > 0 ? [orderAgainMail(access.list, account, shop)] : [];
    const { modifiedCount } = await shoppingLists().updateOne(same, {
      $set: { 'reminder.nextAt': next },
      $push: { mails: { $each: mails } },
      $inc: { version: 1 },
    });
    if (modifiedCount) reminded += mails.length;
  }
  return ok({ reminded });
}
