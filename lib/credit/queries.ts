import type { Filter } from 'mongodb';
import { findCompany } from '../companies/queries/companies';
import { now } from '../platform/clock';
import type { Shop } from '../settings/schema/shop';
import { addDays, dayAt } from '../shared/dates';
import { pageOf, type Page } from '../shared/paging';
import { beginningWithEach } from '../shared/word-filter';
import { findAccount } from '../users/queries';
import { creditAccounts, creditAccountView, type CreditAccountDocument } from './collection';
import { isHeld } from './rules/claims';
import { creditListStatuses, type CreditAccount, type CreditFilters, type CreditListStatus } from './schema';
import type { CreditOffer } from './schema';

type Clocked = Pick<Shop, 'timeZone' | 'creditControl'>;

const pageSize = 25;

/** Basis points of the limit from which an account is near it. */
export const nearLimit = 8_000;

/** What an account may buy on invoice now; null without granted terms. */
export async function findCreditOffer(id: string, shop: Clocked): Promise<CreditOffer | null> {
  const account = await creditAccounts().findOne({ _id: id }, { projection: { claims: 0 } });
  if (account?.status !== 'active') return null;
  const { netDays, limit, used, firstDueOn } = account;
  const today = dayAt(now(), shop.timeZone);
  return {
    netDays,
    available: Math.max(0, limit - used),
    isHeld: isHeld(firstDueOn, today, shop.creditControl.graceDays),
  };
}

/** Who buys on an account: a customer, or a company, which has no email. Null for neither. */
export async function findBuyer(id: string): Promise<{ name: string; email: string } | null> {
  const person = await findAccount(id);
  if (person) return { name: person.name, email: person.email };
  const company = await findCompany(id);
  return company && { name: company.name, email: '' };
}

/** The days to pay that are granted, or were granted last; undefined for an account that never had terms. */
export async function findNetDays(id: string): Promise<number | undefined> {
  return (await creditAccounts().findOne({ _id: id }, { projection: { netDays: 1 } }))?.netDays;
}

/** The terms of an account, or null. */
export async function findCreditAccount(id: string): Promise<CreditAccount | null> {
  const document = await creditAccounts().findOne({ _id: id }, { projection: { claims: 0 } });
  return document && creditAccountView({ ...document, claims: [] });
}

function statusFilter(
  status: CreditListStatus | undefined,
  today: string,
  graceDays: number,
): Filter<CreditAccountDocument> {
  const active = { status: 'active' as const };
  if (status === 'active' || status === 'withdrawn') return { status };
  if (status === 'near') return { ...active, usage: { $gte: nearLimit } };
  const both = { status: { $in: ['active' as const, 'withdrawn' as const] } };
  if (status === 'overdue') return { ...both, firstDueOn: { $gt: '', $lt: today } };
  if (status === 'held') return { ...active, firstDueOn: { $gt: '', $lt: addDays(today, -graceDays) } };
  return both;
}

const sorts = {
  name: { name: 1 },
  '-used': { used: -1 },
  '-usage': { usage: -1 },
  due: { firstDueOn: 1 },
} as const;

/** One page of the credit accounts that match the filters, by name unless they say otherwise. */
export async function listCreditAccounts(
  { status, q = '', sort = 'name' }: CreditFilters,
  number: number,
  { timeZone, creditControl }: Clocked,
): Promise<Page<CreditAccount>> {
  const today = dayAt(now(), timeZone);
  const filter = { ...statusFilter(status, today, creditControl.graceDays), ...beginningWithEach(q, 8) };
  const [found, total] = await Promise.all([
    creditAccounts()
      .find(filter, { projection: { claims: 0 } })
      .sort({ ...sorts[sort], _id: 1 })
      .skip((number - 1) * pageSize)
      .limit(pageSize)
      .toArray(),
    creditAccounts().countDocuments(filter),
  ]);
  const rows = found.map((document) => creditAccountView({ ...document, claims: [] }));
  return pageOf(rows, number, pageSize, total);
}

/** The number of accounts in each status of the list's filter, and of all. */
export async function countCreditAccounts({
  timeZone,
  creditControl,
}: Clocked): Promise<Record<CreditListStatus | 'all', number>> {
  const today = dayAt(now(), timeZone);
  const count = (status?: CreditListStatus) =>
    creditAccounts().countDocuments(statusFilter(status, today, creditControl.graceDays));
  const counts = await Promise.all(creditListStatuses.map(async (one) => [one, await count(one)] as const));
  return Object.fromEntries([['all', await count()], ...counts]) as Record<CreditListStatus | 'all', number>;
}

/** The ids of all accounts that have or had terms. */
export async function* eachCreditUse(): AsyncGenerator<string> {
  for await (const { _id } of creditAccounts().find({}, { projection: { _id: 1 } })) yield _id;
}

/** What an account uses, and whether a claim still waits for its order. */
export async function findCreditUse(
  id: string,
): Promise<{ name: string; used: number; isPending: boolean } | null> {
  const found = await creditAccounts().findOne({ _id: id });
  if (!found) return null;
  const { name, used, claims } = found;
  return { name, used, isPending: claims.some(({ pendingAt }) => pendingAt) };
}
