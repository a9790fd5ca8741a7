import { creditAccounts, type CreditAccountDocument } from '@/lib/credit/collection';
import { newCreditAccount } from '@/lib/credit/commands/terms';
import { usageOf } from '@/lib/credit/rules/claims';
import { issuePastInvoices } from '@/lib/invoices/commands/past-invoices';
import type { OrderDocument } from '@/lib/orders/collection';
import { bankEntries, type BankEntryDocument } from '@/lib/payments/collection';
import { bankWords } from '@/lib/payments/rules/bank-words';
import type { Buyer } from '@/seed/history/buyers';
import { demoId } from '@/seed/history/demo-ids';

const day = 24 * 60 * 60_000;

/** Every second buyer may buy on invoice; a tenth of them owe something that is overdue. */
function creditAccountOf(buyer: Buyer, index: number, end: Date): CreditAccountDocument {
  const status = index % 12 ? ('active' as const) : ('withdrawn' as const);
  const account = newCreditAccount(buyer, { status, netDays: 30, limit: 1_000_000 });
  const used = (index * 7_919) % 1_000_000;
  const dueOn = new Date(end.getTime() + ((index % 40) - 4) * day).toISOString().slice(0, 10);
  const claim = { key: buyer.id, orderId: buyer.id, amount: used, version: 1, dueOn };
  return { ...account, claims: [claim], used, usage: usageOf(used, 1_000_000), firstDueOn: dueOn };
}

function bankEntryOf(order: OrderDocument, index: number): BankEntryDocument {
  const at = new Date(order.placedAt!.getTime() + 9 * day);
  const state = index % 10 ? ('matched' as const) : index % 20 ? ('closed' as const) : ('open' as const);
  const amount = order.totals.total;
  const { number = '', customer } = order;
  const entry: Omit<BankEntryDocument, 'words'> = {
    _id: demoId(`bank ${index}`).toHexString(),
    account: '',
    on: at.toISOString().slice(0, 10),
    amount,
    currency: 'USD',
    name: customer.name,
    iban: '',
    text: `Order ${number}`,
    reference: '',
    state,
    open: state === 'open' ? amount : 0,
    proposal: state === 'open' ? { number, why: 'The text names the order.' } : null,
    decision: state === 'closed' ? { kind: 'noted', note: 'Looked at', by: 'Ada Admin' } : null,
    assignments:
      state === 'matched'
        ? [{ orderId: order._id.toHexString(), number, amount, by: '', at, isUndone: false }]
        : [],
    file: `statement-${index % 200}.csv`,
    importedAt: at,
    version: 1,
  };
  return { ...entry, words: bankWords(entry) };
}

/** Adds what belongs to the money of the orders: credit accounts, entries of the bank account, invoices. */
export async function addMoney(buyers: Buyer[], all: OrderDocument[], end: Date): Promise<void> {
  const half = buyers.filter((_, index) => index % 2);
  await creditAccounts().insertMany(half.map((buyer, index) => creditAccountOf(buyer, index, end)));
  const paid = all.filter(({ placedAt }) => placedAt);
  for (let at = 0; at < paid.length; at += 1_000)
    await bankEntries().insertMany(
      paid.slice(at, at + 1_000).map((order, index) => bankEntryOf(order, at + index)),
    );
  await issuePastInvoices();
}
