import { ObjectId } from 'mongodb';
import { now } from '../../platform/clock';
import { sha256 } from '../../platform/hash';
import { fail, ok, type Result } from '../../shared/result';
import type { AccountOwner, SignedIn } from '../../users/types';
import { ownersOf, stockAlerts } from '../collection';
import { alertDays, doneRetention } from '../rules';
import type { AlertLink } from '../schema';
import { waitingUntil } from './request';

type Response = Result<{ message: string }>;

const withdrawal = () => ({
  $set: { state: 'withdrawn' as const, removeAt: new Date(now().getTime() + doneRetention), mails: [] },
});

/** Confirms the address of a mailed link. Safe to repeat. */
export async function confirmStockAlert(_actor: SignedIn | null, { token }: AlertLink): Promise<Response> {
  const linkHashes = sha256(token);
  const time = now();
  await stockAlerts().updateOne(
    { linkHashes, state: 'pending', removeAt: { $gt: time } },
    { $set: { state: 'waiting', removeAt: waitingUntil(time) } },
  );
  const found = await stockAlerts().findOne({ linkHashes }, { projection: { state: 1 } });
  if (found?.state === 'waiting' || found?.state === 'mailed')
    return ok({
      message: `Confirmed. We will write to you once when it is in stock, within the next ${alertDays} days.`,
    });
  return fail(
    'invalid',
    'link-expired',
    'This link has expired or was withdrawn. Ask again on the product’s page.',
  );
}

/** Withdraws all open requests of whoever got a mail with this link. Safe to repeat. */
export async function unsubscribeFromStockAlerts(
  _actor: SignedIn | null,
  { token }: AlertLink,
): Promise<Response> {
  const found = await stockAlerts().findOne({ linkHashes: sha256(token) }, { projection: { owner: 1 } });
  if (!found) return fail('invalid', 'unknown-link', 'This link doesn’t belong to a request.');
  await stockAlerts().updateMany(
    { owner: found.owner, state: { $in: ['pending', 'waiting'] } },
    withdrawal(),
  );
  return ok({ message: 'Done. We won’t write to you about products that are back in stock.' });
}

/** Withdraws a request of this person. Safe to repeat. */
export async function withdrawStockAlert(person: SignedIn, id: string): Promise<Result<{ done: true }>> {
  const own = { _id: new ObjectId(id), owner: { $in: ownersOf(person) } };
  await stockAlerts().updateOne({ ...own, state: { $in: ['pending', 'waiting'] } }, withdrawal());
  return (await stockAlerts().findOne(own, { projection: { _id: 1 } }))
    ? ok({ done: true })
    : fail('not-found', 'no-such-alert', 'There is no such request any more.');
}

/** Deletes all requests of a closed account. Safe to repeat. */
export async function deleteStockAlerts(person: AccountOwner): Promise<void> {
  await stockAlerts().deleteMany({ owner: { $in: ownersOf(person) } });
}
