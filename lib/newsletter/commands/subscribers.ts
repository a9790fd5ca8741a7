import { ObjectId } from 'mongodb';
import { recordChange } from '../../audit/commands';
import { fail, ok, type Result } from '../../shared/result';
import type { AccountOwner, Staff } from '../../users/types';
import { subscribers, subscriberView } from '../collection';
import { recipients } from '../collection/campaigns';
import { leaveList } from '../commands';
import type { Subscriber } from '../schema/subscribers';

const noSuchSubscriber = () =>
  fail('not-found', 'no-such-subscriber', 'There is no such subscriber any more.');

/** Takes a subscriber off the list who has asked the shop for it. Safe to repeat. */
export async function unsubscribeFor(actor: Staff, id: string): Promise<Result<Subscriber>> {
  const _id = new ObjectId(id);
  const before = await subscribers().findOne({ _id });
  if (!before) return noSuchSubscriber();
  if (await leaveList(_id)) {
    await recordChange({
      actor,
      action: 'subscriber-unsubscribed',
      subject: { kind: 'subscriber', id, name: before.email },
      before: { state: before.state },
      after: { state: 'unsubscribed' },
    });
  }
  const after = await subscribers().findOne({ _id });
  return after ? ok(subscriberView(after)) : noSuchSubscriber();
}

/**
 * Deletes the subscription of a closed account; the reports of campaigns keep their figures. Only of a verified email:
 * it may belong to somebody else otherwise. Safe to repeat.
 */
export async function deleteSubscription({ email, emailVerified }: AccountOwner): Promise<void> {
  if (!emailVerified) return;
  const found = await subscribers().findOne({ email }, { projection: { _id: 1 } });
  if (!found) return;
  await leaveList(found._id);
  // What the mail server answered may hold the address.
  await recipients().updateMany({ subscriber: found._id }, { $unset: { error: 1 } });
  await subscribers().deleteOne({ _id: found._id });
}
