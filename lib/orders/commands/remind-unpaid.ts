import { now } from '../../platform/clock';
import { fail } from '../../shared/result';
import { orders } from '../collection';
import { transferReminderMails } from '../emails/transfers';
import { findOrderById } from './attempts';
import { changeOrderDocument } from './order-change';

const reminderDays = 3;

/** Reminds customers once, three days before the order that waits for their transfer is cancelled. Returns how many. */
export async function remindUnpaidOrders(): Promise<number> {
  const time = now();
  const before = new Date(time.getTime() + reminderDays * 86_400_000);
  const found = orders()
    .find({
      payBy: { $gt: time, $lt: before },
      'payment.method': 'bank-transfer',
      remindedAt: { $exists: false },
    })
    .limit(200);
  let reminded = 0;
  for await (const { _id } of found) {
    const result = await changeOrderDocument(
      { name: 'The shop', role: 'customer' },
      () => findOrderById(_id),
      ({ state, payment, payBy, remindedAt }) =>
        state === 'placed' && payment.state === 'due' && payBy && payBy > time && !remindedAt
          ? { set: { remindedAt: time }, what: 'reminded', why: '', mails: transferReminderMails }
          : fail('conflict', 'nothing-new', 'Another change came first.'),
    );
    reminded += result.ok ? 1 : 0;
  }
  return reminded;
}
