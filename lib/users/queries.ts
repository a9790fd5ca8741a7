import { ObjectId, type Sort } from 'mongodb';
import { cached } from '../platform/cache';
import { allowsDemoAccounts } from '../platform/env';
import type { RecordList } from '../platform/record-list';
import { tags } from '../shared/cache-tags';
import { pageOf, type Page } from '../shared/paging';
import { beginningWithEach } from '../shared/word-filter';
import { accountOf, users, type UserDocument } from './collection';
import { rolesWith, type Right } from './rules/rights';
import type { Profile } from './schema/profile';
import type { CustomerFilters, CustomerRecord, UserSort } from './schema/responses';
import type { Account, TwoFactor } from './types';

const pageSize = 20;

/** The account with this id, disabled ones included; null when there is none. */
export async function findAccount(userId: string): Promise<Account | null> {
  if (!ObjectId.isValid(userId)) return null;
  const user = await users().findOne({ _id: new ObjectId(userId) });
  return user && accountOf(user);
}

/** The account with this email in any letter case; null when there is none. */
export async function findAccountByEmail(email: string): Promise<Account | null> {
  const user = await users().findOne({ email: email.trim().toLowerCase() });
  return user && accountOf(user);
}

/** The ids of the accounts with these emails, which are in lower case, by email. */
export async function findAccountIds(emails: string[]): Promise<Map<string, string>> {
  const found = await users()
    .find({ email: { $in: emails } }, { projection: { email: 1 } })
    .toArray();
  return new Map(found.map(({ _id, email }) => [email, _id.toHexString()]));
}

/** The names and emails of these accounts, by id. */
export async function findAccountNames(ids: string[]): Promise<Map<string, { name: string; email: string }>> {
  const found = await users()
    .find({ _id: { $in: ids.map((id) => new ObjectId(id)) } }, { projection: { name: 1, email: 1 } })
    .toArray();
  return new Map(found.map(({ _id, name, email }) => [_id.toHexString(), { name, email }]));
}

/** Whether anybody is an admin of this shop. */
export async function hasAdmin(): Promise<boolean> {
  return (await users().findOne({ role: 'admin' }, { projection: { _id: 1 } })) !== null;
}

/** The enabled staff with a right, by name, for lists to choose from. */
export async function listStaffWith(right: Right): Promise<{ id: string; name: string }[]> {
  const found = await users()
    .find({ role: { $in: rolesWith(right) }, disabledAt: null }, { projection: { name: 1 } })
    .sort({ name: 1 })
    .toArray();
  return found.map(({ _id, name }) => ({ id: _id.toHexString(), name }));
}

/** The addresses of the enabled admins, who own the shop. */
export async function listOwnerEmails(): Promise<string[]> {
  const found = await users()
    .find({ role: 'admin', disabledAt: null }, { projection: { email: 1 } })
    .toArray();
  return found.map(({ email }) => email);
}

/** How many events an account has caused so far; null when the account is gone. */
export async function findEventCount(userId: string): Promise<number | null> {
  const user = await users().findOne({ _id: new ObjectId(userId) }, { projection: { eventCount: 1 } });
  return user && (user.eventCount ?? 0);
}

/** The account with its password hash, for the sign-in alone: the hash never goes further. */
export async function findCredentials(
  email: string,
): Promise<{ account: Account; passwordHash: string | null } | null> {
  const user = await users().findOne({ email: email.trim().toLowerCase() });
  return user && { account: accountOf(user), passwordHash: user.passwordHash };
}

/** The second factor of an account, on or only offered; null when there is none. */
export async function findTwoFactor(userId: string): Promise<TwoFactor | null> {
  const user = await users().findOne({ _id: new ObjectId(userId) }, { projection: { twoFactor: 1 } });
  if (!user?.twoFactor) return null;
  const { secret, confirmedAt, recovery } = user.twoFactor;
  return { secret, on: confirmedAt !== null, recoveryCodesLeft: recovery.length };
}

/** The profile of a person; null when the account is gone. */
export async function findProfile(userId: string): Promise<Profile | null> {
  const user = await users().findOne({ _id: new ObjectId(userId) }, { projection: { profile: 1 } });
  return user && user.profile;
}

const sorts: Record<UserSort, Sort> = {
  since: { createdAt: 1, _id: 1 },
  email: { email: 1 },
  '-email': { email: -1 },
};

/** One page of all accounts, newest first unless `sort` says otherwise; each word of `search` must begin a word of the name or the email. */
export async function listAccounts(search: string, page: number, sort?: UserSort): Promise<Page<Account>> {
  const filter = beginningWithEach(search, 5);
  const [rows, total] = await Promise.all([
    users()
      .find(filter)
      .sort(sort ? sorts[sort] : { createdAt: -1, _id: -1 })
      .skip((page - 1) * pageSize)
      .limit(pageSize)
      .toArray(),
    filter.$and ? users().countDocuments(filter) : users().estimatedDocumentCount(),
  ]);
  return pageOf(rows.map(accountOf), page, pageSize, total);
}

/** The accounts of the demo data, whose passwords are published. */
export const demoEmails = ['customer@hexbolt.example', 'admin@hexbolt.example', 'warehouse@hexbolt.example'];

const hasDemoAccounts = cached(
  'demo-accounts',
  async () => (await users().countDocuments({ email: { $in: demoEmails } }, { limit: 1 })) > 0,
  () => [tags.shop],
);

/** Whether this shop is a demo: it may have accounts with published passwords, and has them. */
export async function isDemoShop(): Promise<boolean> {
  return allowsDemoAccounts() && (await hasDemoAccounts());
}

/** All customers, for other systems: accounts that aren't staff. */
export const customerRecords: RecordList<UserDocument, CustomerRecord, CustomerFilters> = {
  name: 'customers',
  collection: users,
  idOf: (text) => new ObjectId(text),
  filterOf: async ({ q = '' }) => ({ role: 'customer', ...beginningWithEach(q, 5) }),
  rowsOf: async (documents) =>
    documents.map((user) => {
      const { id, email, name, emailVerified, disabled, createdAt } = accountOf(user);
      const { phone } = user.profile;
      return [{ place: 0, row: { id, email, name, phone, emailVerified, disabled, createdAt } }];
    }),
  filterOne: (id) => ({ _id: new ObjectId(id), role: 'customer' }),
  keyOf: ({ id }) => id,
};

/**
 * Enabled accounts of customers from before a moment whose address was never confirmed, in the order of their ids and
 * after the given one.
 */
export async function listUnverifiedAccounts(
  before: Date,
  after: ObjectId | undefined,
  limit: number,
): Promise<Account[]> {
  const found = await users()
    .find({
      emailVerified: null,
      role: 'customer',
      disabledAt: null,
      createdAt: { $lt: before },
      ...(after && { _id: { $gt: after } }),
    })
    .sort({ _id: 1 })
    .limit(limit)
    .toArray();
  return found.map(accountOf);
}
