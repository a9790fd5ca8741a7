import { ObjectId } from 'mongodb';
import { recordChange } from '../../audit/commands';
import { now } from '../../platform/clock';
import { isDuplicateKey } from '../../platform/database';
import { ok, fail, type Result } from '../../shared/result';
import { adminRoster, users } from '../collection';
import { findAccount, findAccountByEmail } from '../queries';
import { requireRecentSignIn } from '../rules/recent-sign-in';
import { isStaff, type Role } from '../rules/rights';
import type { Account, AccountOwner, SignedIn, Staff } from '../types';

/** Who changes an account: staff who may, or a person who may run commands on the server. */
type Actor = Staff | 'command-line';

type Change = Result<{ modifiedCount: number }>;

const unknown = () => fail('not-found', 'user-not-found', 'There is no account with this email.');

const lastAdmin = () =>
  fail('conflict', 'last-admin', 'This is the last admin: make somebody else an admin first.');

const rejectOldSignIn = (actor: Actor) =>
  actor === 'command-line' ? null : requireRecentSignIn(actor, now());

async function record(actor: Actor, action: string, account: Account, before: unknown, after: unknown) {
  await recordChange({
    actor: actor === 'command-line' ? null : actor,
    action,
    subject: { kind: 'user', id: account.id, name: account.email },
    before,
    after,
  });
}

async function enterRoster(userId: string): Promise<void> {
  try {
    await adminRoster().updateOne({ _id: 'admins' }, { $addToSet: { userIds: userId } }, { upsert: true });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    await adminRoster().updateOne({ _id: 'admins' }, { $addToSet: { userIds: userId } });
  }
}

/** Removes one admin from the roster if another stays; false when nobody else would be left. */
async function removeFromRoster(userId: string): Promise<boolean> {
  const { matchedCount } = await adminRoster().updateOne(
    { _id: 'admins', userIds: userId, 'userIds.1': { $exists: true } },
    { $pull: { userIds: userId } },
  );
  if (matchedCount) return true;
  // Already removed (an earlier attempt stopped half way): allowed as long as somebody is on the roster.
  return (
    (await adminRoster().findOne({
      _id: 'admins',
      userIds: { $ne: userId },
      'userIds.0': { $exists: true },
    })) !== null
  );
}

/** The failure of giving a role of the staff to this account; null when it may have one. */
function rejectUnfit(actor: Actor, account: Account) {
  if (account.disabled) return fail('conflict', 'user-disabled', 'This account is disabled.');
  return account.emailVerified || actor === 'command-line'
    ? null
    : fail('conflict', 'email-not-verified', 'This person has not confirmed the email address yet.');
}

/** Replaces the account's role by one that isn't admin. */
async function replaceRole(
  actor: Actor,
  account: Account,
  role: Exclude<Role, 'admin'>,
  action: string,
): Promise<Change> {
  if (account.role === 'admin' && !(await removeFromRoster(account.id))) return lastAdmin();
  const { modifiedCount } = await users().updateOne(
    { _id: new ObjectId(account.id), role: account.role },
    { $set: { role } },
  );
  if (modifiedCount) await record(actor, action, account, { role: account.role }, { role });
  return ok({ modifiedCount });
}

/** Makes a person an admin. `modifiedCount` is 0 when they already were one. */
export async function makeAdmin(actor: Actor, email: string): Promise<Change> {
  const notRecent = rejectOldSignIn(actor);
  if (notRecent) return notRecent;
  const account = await findAccountByEmail(email);
  if (!account) return unknown();
  const unfit = rejectUnfit(actor, account);
  if (unfit) return unfit;
  const { modifiedCount } = await users().updateOne(
    { _id: new ObjectId(account.id), disabledAt: null, role: { $ne: 'admin' } },
    { $set: { role: 'admin' } },
  );
  await enterRoster(account.id);
  if (modifiedCount) await record(actor, 'make-admin', account, { role: account.role }, { role: 'admin' });
  return ok({ modifiedCount });
}

/** Removes the admin role; the last admin keeps it. `modifiedCount` is 0 when the person was no admin. */
export async function removeAdmin(actor: Actor, email: string): Promise<Change> {
  const notRecent = rejectOldSignIn(actor);
  if (notRecent) return notRecent;
  const account = await findAccountByEmail(email);
  if (!account) return unknown();
  if (account.role !== 'admin') return ok({ modifiedCount: 0 });
  return replaceRole(actor, account, 'customer', 'remove-admin');
}

/**
 * Gives a person a role: one of the staff, or `customer` for none. The last admin keeps that role. `modifiedCount` is 0
 * when the person had the role already.
 */
export async function setRole(actor: Actor, email: string, role: Role): Promise<Change> {
  if (role === 'admin') return makeAdmin(actor, email);
  const notRecent = rejectOldSignIn(actor);
  if (notRecent) return notRecent;
  const account = await findAccountByEmail(email);
  if (!account) return unknown();
  if (account.role === role) return ok({ modifiedCount: 0 });
  const unfit = isStaff(role) ? rejectUnfit(actor, account) : null;
  return unfit ?? replaceRole(actor, account, role, 'change-role');
}

/** Disables an account, which ends all its sessions, or enables it again. The last admin can't be disabled. */
export async function setDisabled(actor: Actor, email: string, disabled: boolean): Promise<Change> {
  const notRecent = rejectOldSignIn(actor);
  if (notRecent) return notRecent;
  const account = await findAccountByEmail(email);
  if (!account) return unknown();
  if (disabled && account.role === 'admin' && !(await removeFromRoster(account.id))) return lastAdmin();
  const { modifiedCount } = await users().updateOne(
    { _id: new ObjectId(account.id), disabledAt: disabled ? null : { $ne: null } },
    { $set: { disabledAt: disabled ? now() : null }, $inc: { sessionVersion: 1 } },
  );
  if (!disabled && account.role === 'admin') await enterRoster(account.id);
  if (modifiedCount)
    await record(
      actor,
      disabled ? 'disable-user' : 'enable-user',
      account,
      { disabled: !disabled },
      { disabled },
    );
  return ok({ modifiedCount });
}

/** Ends all sessions of a person, who can sign in again. */
export async function endSessionsOf(actor: Staff, email: string): Promise<Change> {
  const account = await findAccountByEmail(email);
  if (!account) return unknown();
  const { modifiedCount } = await users().updateOne(
    { _id: new ObjectId(account.id) },
    { $inc: { sessionVersion: 1 } },
  );
  await record(actor, 'end-sessions', account, undefined, undefined);
  return ok({ modifiedCount });
}

/** Closes the person's own account permanently; the last admin's stays. Safe to repeat. */
export async function closeAccount(person: AccountOwner): Promise<Result<{ done: boolean }>> {
  const account = await findAccount(person.userId);
  if (!account) return ok({ done: true });
  if (account.role === 'admin' && !(await removeFromRoster(account.id))) return lastAdmin();
  await users().deleteOne({ _id: new ObjectId(account.id) });
  await recordChange({
    actor: null,
    action: 'close-account',
    subject: { kind: 'user', id: account.id },
  });
  return ok({ done: true });
}

/** The failure of closing the last admin's account, checked before anything is deleted; null for everybody else. */
export async function rejectLastAdmin(person: SignedIn) {
  const account = await findAccount(person.userId);
  if (account?.role !== 'admin') return null;
  const others = await adminRoster().findOne({
    _id: 'admins',
    userIds: { $elemMatch: { $ne: person.userId } },
  });
  return others ? null : lastAdmin();
}
