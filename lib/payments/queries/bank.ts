import type { Filter } from 'mongodb';
import { findInvoice } from '../../invoices/queries/invoices';
import { findShop } from '../../settings/queries';
import { addDays } from '../../shared/dates';
import { pageOf, type Page } from '../../shared/paging';
import { beginningWithEach } from '../../shared/word-filter';
import {
  bankEntries,
  bankEntryView,
  bankRefunds,
  bankRefundView,
  type BankEntryDocument,
} from '../collection';
import { reversalDays } from '../rules/bank-reversal';
import { typedBankWords } from '../rules/bank-words';
import { listedBankStatuses, type BankFilters, type ListedBankStatus } from '../schema/bank-list';
import type { BankEntry, BankRefund, ReversibleEntry } from '../schema';

const pageSize = 25;

const sorts = {
  newest: { on: -1, _id: 1 },
  on: { on: 1, _id: -1 },
  amount: { amount: 1, _id: 1 },
  '-amount': { amount: -1, _id: -1 },
} as const;

const statusFilter = (status: ListedBankStatus | undefined): Filter<BankEntryDocument> => {
  if (!status) return {};
  return status === 'proposed' ? { state: 'open', 'proposal.why': { $gt: '' } } : { state: status };
};

/** An entry matches each typed word: an invoice number stands for its order, too, because the order is assigned. */
async function wordFilter(typed: string): Promise<Filter<BankEntryDocument>> {
  const { words, invoices } = typedBankWords(typed, (await findShop()).currency);
  const named = await Promise.all(
    invoices.map(async (number) => {
      const order = (await findInvoice(number.toUpperCase()))?.content.order.number ?? number;
      return { words: { $in: [number, order.toLowerCase()] } };
    }),
  );
  const all = [...(beginningWithEach(words.join(' '), 8).$and ?? []), ...named];
  return all.length ? { $and: all } : {};
}

async function filterOf({ status, q = '', direction, from, to }: BankFilters) {
  return {
    on: { $gt: '', ...(from && { $gte: from }), ...(to && { $lte: to }) },
    ...statusFilter(status),
    ...(direction && { amount: direction === 'in' ? { $gt: 0 } : { $lt: 0 } }),
    ...(await wordFilter(q)),
  };
}

/** One page of the entries of the bank account that match the filters, newest first unless they say otherwise. */
export async function listBankEntries(filters: BankFilters, number: number): Promise<Page<BankEntry>> {
  const filter = await filterOf(filters);
  const [found, total] = await Promise.all([
    bankEntries()
      .find(filter)
      .sort(sorts[filters.sort ?? 'newest'])
      .skip((number - 1) * pageSize)
      .limit(pageSize)
      .toArray(),
    bankEntries().countDocuments(filter),
  ]);
  return pageOf(found.map(bankEntryView), number, pageSize, total);
}

/** Streams every entry that matches the filters, oldest first. */
export async function* eachBankEntry(filters: BankFilters): AsyncGenerator<BankEntry> {
  for await (const document of bankEntries()
    .find(await filterOf(filters))
    .sort(sorts.on))
    yield bankEntryView(document);
}

/** The number of entries in each status of the list's filter, and of all. */
export async function countBankEntries(): Promise<Record<ListedBankStatus | 'all', number>> {
  const counts = listedBankStatuses.map(
    async (status) => [status, await bankEntries().countDocuments(statusFilter(status))] as const,
  );
  const all = bankEntries().countDocuments({ on: { $gt: '' } });
  return Object.fromEntries([['all', await all], ...(await Promise.all(counts))]) as Record<
    ListedBankStatus | 'all',
    number
  >;
}

/** The transfers that a debit may take back: of the same amount, not long ago, not taken back before; latest first. */
export async function findReversible(debit: Pick<BankEntryDocument, 'amount' | 'currency' | 'on'>) {
  if (debit.amount >= 0) return [];
  const found = await bankEntries()
    .find({
      amount: -debit.amount,
      currency: debit.currency,
      on: { $gte: addDays(debit.on, -reversalDays), $lte: debit.on },
      reversedBy: { $exists: false },
    })
    .sort({ _id: 1 })
    .limit(50)
    .toArray();
  return found.sort((one, other) => other.on.localeCompare(one.on));
}

/** The transfers that each debit of a page that is to be decided may take back, by the debit's id. */
export async function findReversals(entries: BankEntry[]): Promise<Record<string, ReversibleEntry[]>> {
  const debits = entries.filter(({ state, amount }) => state === 'open' && amount < 0);
  const found = debits.map(async (debit) => {
    const credits = await findReversible(debit);
    return [debit.id, credits.map(({ _id: id, on, name }) => ({ id, on, name }))] as const;
  });
  return Object.fromEntries(await Promise.all(found));
}

/** How many refunds are to be made at the bank. */
export const countOpenBankRefunds = (): Promise<number> => bankRefunds().countDocuments({ state: 'open' });

/** The refunds that are to be made at the bank, the newest first. */
export async function* eachOpenBankRefund(max = 10_000): AsyncGenerator<BankRefund> {
  for await (const refund of bankRefunds().find({ state: 'open' }).sort({ at: -1 }).limit(max))
    yield bankRefundView(refund);
}

/** The refunds that are to be made at the bank, for the page. */
export async function listOpenBankRefunds(): Promise<BankRefund[]> {
  return (await bankRefunds().find({ state: 'open' }).sort({ at: -1 }).limit(200).toArray()).map(
    bankRefundView,
  );
}
