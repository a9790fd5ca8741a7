import { creditAccountOf } from '../../orders/rules/credit';
import { missingFor, ordersNamedIn } from '../../orders/rules/transfer';
import type { PaidOrder } from '../../orders/schema/paid-order';
import type { BankProposal, StatementEntry } from '../schema';
import { isNameAlike, isNameSame, onlySubset } from './bank-names';

/** What an entry names; invoices by their number, such as `INV-2026-00042`. */
export function namedIn({ text, reference }: Pick<StatementEntry, 'text' | 'reference'>) {
  const all = `${text} ${reference}`;
  const invoices = all.toUpperCase().match(/\b[A-Z][A-Z0-9-]{0,9}20\d\d-\d{5,}\b/g) ?? [];
  return { ...ordersNamedIn(all), invoices: [...new Set(invoices)].slice(0, 20) };
}

export type Match = { assign: string[]; proposal: BankProposal | null };

const propose = ({ number }: PaidOrder, why: string, also: PaidOrder[] = []): BankProposal => ({
  number,
  why,
  ...(also.length > 0 && { also: also.map((order) => order.number) }),
});

const namesOf = ({ customer, company, address }: PaidOrder) => [
  customer.name,
  company?.name ?? '',
  address.name,
  address.company,
];

const byAge = (one: PaidOrder, other: PaidOrder) => one.placedAt.localeCompare(other.placedAt);
const accountsOf = (orders: PaidOrder[]) => new Set(orders.map(creditAccountOf));

/** The orders of one customer that add up to an amount: all that are due, or the only ones that do. */
function together(due: PaidOrder[], amount: number): PaidOrder[] | null {
  const fitting = [...accountsOf(due)].flatMap((account) => {
    const own = due.filter((order) => creditAccountOf(order) === account);
    const all = own.reduce((sum, order) => sum + missingFor(order), 0) === amount;
    const some = all ? own.map((_, index) => index) : onlySubset(own.map(missingFor), amount);
    return some && some.length > 1 ? [some.map((index) => own[index]!)] : [];
  });
  return fitting.length === 1 ? fitting[0]! : null;
}

/** The order or orders that amount and name of an entry fit that names none. */
function proposalByName({ amount, name }: StatementEntry, alike: PaidOrder[]): BankProposal | null {
  const due = alike.filter((order) => missingFor(order) > 0 && isNameAlike(name, namesOf(order))).sort(byAge);
  const equal = due.filter((order) => missingFor(order) === amount);
  if (equal.length === 1) return propose(equal[0]!, 'Amount and name fit.');
  if (equal.length > 1)
    return accountsOf(equal).size === 1
      ? propose(equal[0]!, `Amount and name fit ${equal.length} orders: this is the oldest.`)
      : null;
  const same = due.filter((order) => isNameSame(name, namesOf(order)));
  const [first, ...others] = together(same, amount) ?? [];
  if (first) return propose(first, `Amount and name fit ${others.length + 1} orders together.`, others);
  if (same.length !== 1) return null;
  return propose(
    same[0]!,
    amount < missingFor(same[0]!)
      ? 'The name fits, and the amount is a part of what is due.'
      : 'The name fits, and the amount is more than what is due: the rest stays open.',
  );
}

/**
 * What to do with an incoming entry: assign it to the orders that it names exactly, where the amount fits (a part of one
 * order, or the sum of several), or propose some. `exact` are the orders named exactly, `near` those with wrong check
 * digits, `alike` the unpaid ones of its amount or with a customer of its name.
 */
export function matchOf(
  entry: StatementEntry,
  { exact, near, alike }: Record<'exact' | 'near' | 'alike', PaidOrder[]>,
): Match {
  const due = exact.filter((order) => missingFor(order) > 0);
  const sum = due.reduce((total, order) => total + missingFor(order), 0);
  if (due.length === 1 || (due.length > 1 && sum === entry.amount))
    return { assign: due.map(({ number }) => number), proposal: null };
  const proposed = (proposal: BankProposal | null): Match => ({ assign: [], proposal });
  if (due.length) return proposed(propose(due[0]!, 'It names several orders of another total: split it.'));
  if (exact.length) return proposed(null);
  const typo = near.find((order) => missingFor(order) > 0);
  if (typo) return proposed(propose(typo, 'The payment reference has a typing error.'));
  return proposed(proposalByName(entry, alike));
}
