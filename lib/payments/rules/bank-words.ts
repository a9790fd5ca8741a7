import { transferReference } from '../../orders/rules/transfer';
import { decimalMoney } from '../../shared/money';
import type { BankEntry } from '../schema';
import { parseBankAmount } from './bank-amounts';
import { namedIn } from './bank-match';

const maxWords = 80;
const invoiceNumber = /^[a-z][a-z0-9-]{0,9}20\d\d-\d{5,}$/;

/** The words of a text in lower case: as they stand between spaces, and their parts of letters and digits. */
function wordsOf(text: string): string[] {
  const whole = text
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''));
  return [...whole, ...whole.flatMap((word) => word.split(/[^\p{L}\p{N}]+/u))];
}

type Searched = Pick<
  BankEntry,
  'name' | 'iban' | 'text' | 'reference' | 'amount' | 'currency' | 'proposal'
> & { assignments: Pick<BankEntry['assignments'][number], 'number' | 'isUndone'>[] };

/**
 * The lower-case words under which an entry is found: name, account, text and reference, its amount as `412.50`, and
 * the orders that it names or that it is assigned or proposed to.
 */
export function bankWords(entry: Searched): string[] {
  const { name, iban, text, reference, amount, currency, assignments, proposal } = entry;
  const { exact, near, invoices } = namedIn(entry);
  const own = assignments.filter(({ isUndone }) => !isUndone).map(({ number }) => number);
  const orders = [
    ...own,
    ...(proposal ? [proposal.number, ...(proposal.also ?? [])].filter(Boolean) : []),
    ...exact,
    ...near,
  ];
  const codes = [
    decimalMoney(Math.abs(amount), currency),
    ...orders.flatMap((number) => [number, number.slice(3), transferReference(number)]),
    ...invoices,
    iban.replace(/\s/g, ''),
    reference,
  ].map((code) => code.toLowerCase());
  const all = [...codes, ...wordsOf(name), ...wordsOf(text), ...wordsOf(reference)];
  return [...new Set(all)].filter((word) => word && word.length <= 100).slice(0, maxWords);
}

/** What was typed into the search: words, with amounts in any notation as `412.50`, and numbers of invoices. */
export function typedBankWords(typed: string, currency: string): { words: string[]; invoices: string[] } {
  const all = typed
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.replace(/,+$/, ''))
    .filter(Boolean)
    .slice(0, 8);
  const asAmount = (word: string) => {
    const amount = /^[-+$€£]?[\d.,]*\d[.,]\d{2}$/.test(word) ? parseBankAmount(word, currency) : null;
    return amount === null ? word : decimalMoney(Math.abs(amount), currency);
  };
  return {
    words: all.filter((word) => !invoiceNumber.test(word)).map(asAmount),
    invoices: all.filter((word) => invoiceNumber.test(word)),
  };
}
