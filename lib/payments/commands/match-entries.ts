import { findInvoice } from '../../invoices/queries/invoices';
import {
  findPaidOrderByNumber,
  listUnpaidOrdersNamed,
  listUnpaidOrdersOf,
  type PaidOrder,
} from '../../orders/queries/payments';
import { log } from '../../platform/log';
import { findShop } from '../../settings/queries';
import { bankEntries, bankEntryView, bankRefunds, type BankEntryDocument } from '../collection';
import { findReversible } from '../queries/bank';
import { matchOf, namedIn, type Match } from '../rules/bank-match';
import { nameWords } from '../rules/bank-names';
import { assignedTo, reversedBy } from '../rules/bank-reversal';
import type { BankProposal, StatementEntry } from '../schema';
import { assignEntry, settleEntry, writeEntry } from './assign-entry';
import { finishBankRefund, requestRemainder, settleRefund } from './bank-refunds';
import { settleReversal } from './reverse-entry';

/** How many entries one run goes on with. */
const maxWork = 5_000;

const found = (orders: (PaidOrder | null)[]): PaidOrder[] => orders.filter((order) => order !== null);

/** The unpaid orders of an entry's amount, and those whose customer may have its name. */
async function findAlike({ amount, name }: StatementEntry): Promise<PaidOrder[]> {
  const all = await Promise.all([listUnpaidOrdersOf(amount), listUnpaidOrdersNamed(nameWords(name))]);
  return [...new Map(all.flat().map((order) => [order.id, order])).values()];
}

/** What to do with an entry by what it says: nothing is stored. */
export async function findMatch(entry: StatementEntry): Promise<Match> {
  const { currency } = await findShop();
  if (entry.amount <= 0 || entry.currency !== currency) return { assign: [], proposal: null };
  const { exact, near, invoices } = namedIn(entry);
  const documents = await Promise.all(invoices.map(findInvoice));
  const numbers = documents.flatMap((document) => document?.content.order.number ?? []);
  const byNumber = async (all: string[]) =>
    found(await Promise.all([...new Set(all)].slice(0, 20).map(findPaidOrderByNumber)));
  return matchOf(entry, {
    exact: (await byNumber([...exact, ...numbers])).filter(({ payment }) => payment.method !== 'card'),
    near: (await byNumber(near)).filter(({ payment }) => payment.method !== 'card'),
    alike: await findAlike(entry),
  });
}

/** Recognizes the one refund that a debit is: the same amount, and the payee's account or the order's number. */
async function matchDebit(entry: BankEntryDocument): Promise<boolean> {
  const tasks = await bankRefunds()
    .find({ state: 'open', amount: -entry.amount, currency: entry.currency })
    .limit(50)
    .toArray();
  const isSame = (one: string, other: string) =>
    one !== '' && one.replaceAll(' ', '') === other.replaceAll(' ', '');
  const fitting = tasks.filter(
    ({ iban, number }) => isSame(iban, entry.iban) || (number && entry.text.includes(number)),
  );
  if (fitting.length !== 1) return false;
  const { _id, number, name } = fitting[0]!;
  const decision = { kind: 'noted' as const, note: `Refund ${number || name}`, by: 'The shop' };
  if (await writeEntry(entry, { state: 'closed', decision })) await finishBankRefund(null, _id, entry.on);
  return true;
}

/** The earlier transfer that a debit seems to take back. Staff decide, because orders are open again then. */
async function proposeReversal(debit: BankEntryDocument): Promise<BankProposal | null> {
  const credits = (await findReversible(debit)).map(bankEntryView);
  const credit = reversedBy(bankEntryView(debit), credits);
  if (!credit) return null;
  const why = `It takes back the transfer of ${credit.on}${credit.name && ` by ${credit.name}`}.`;
  return { number: assignedTo(credit)[0] ?? '', why, entryId: credit.id };
}

async function matchEntry(entry: BankEntryDocument): Promise<void> {
  const isDebit = entry.amount < 0;
  const isRefund = isDebit && (await matchDebit(entry));
  const { assign, proposal } = !isDebit
    ? await findMatch(entry)
    : { assign: [], proposal: isRefund ? null : await proposeReversal(entry) };
  for (const number of assign) await assignEntry({ name: 'The shop' }, entry._id, { number });
  if (proposal) await writeEntry(entry, { proposal });
  await bankEntries().updateOne({ _id: entry._id }, { $unset: { unmatched: 1 } });
}

/** Goes on with what an interrupted import or assignment has left. Safe to repeat and to run many times at once. */
export async function finishBankWork(): Promise<void> {
  const attempt = (work: Promise<unknown>) =>
    work.catch((error: unknown) => log.error({ err: error }, 'bank entry not finished'));
  for (const entry of await bankEntries().find({ unmatched: true }).limit(maxWork).toArray())
    await attempt(matchEntry(entry));
  for (const entry of await bankEntries().find({ unsettled: true }).limit(maxWork).toArray()) {
    const settle = async () => {
      await requestRemainder(entry);
      await settleReversal(entry);
      await settleEntry(entry);
    };
    await attempt(settle());
  }
  for (const refund of await bankRefunds().find({ unsettled: true }).limit(maxWork).toArray())
    await attempt(settleRefund(refund));
}
