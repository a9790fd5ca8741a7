import { ObjectId } from 'mongodb';
import { recordChange } from '../audit/commands';
import { composeMail } from '../mail/outbox';
import { findShop } from '../settings/queries';
import { ok, type Result } from '../shared/result';
import { firstSessionVersion, openAccount } from '../users/commands/open-account';
import { findAccountByEmail } from '../users/queries';
import type { Account, Staff } from '../users/types';
import { invitationMail } from './emails';
import { issueToken } from './one-time-tokens';

/** How long a customer whose account staff have opened can choose a password with the mailed link. */
const invitationMinutes = 7 * 24 * 60;

/**
 * The account of a customer by email; one that is missing is opened without a password, and in the same write a mail
 * invites its owner to choose one. `isNew` says whether this call opened it.
 */
export async function openCustomerAccount(
  actor: Staff,
  { name, email }: { name: string; email: string },
): Promise<Result<{ account: Account; isNew: boolean }>> {
  const present = await findAccountByEmail(email);
  if (present) return ok({ account: present, isNew: false });
  const shop = await findShop();
  const _id = new ObjectId();
  const owner = { id: _id.toHexString(), email, sessionVersion: firstSessionVersion };
  const secret = await issueToken('reset-password', { owner, email }, () => [], {
    lifetime: invitationMinutes,
  });
  const mails = [composeMail(email, invitationMail(shop.name, secret), shop)];
  const opened = await openAccount({ _id, name, email, passwordHash: null, mails });
  if (opened.ok) {
    await recordChange({
      actor,
      action: 'customer-account-opened',
      subject: { kind: 'user', id: opened.value.id, name: email },
    });
    return ok({ account: opened.value, isNew: true });
  }
  // Another call has just opened it.
  const other = await findAccountByEmail(email);
  return other ? ok({ account: other, isNew: false }) : opened;
}
