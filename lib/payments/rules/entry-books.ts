import { formatMoney } from '../../shared/money';
import type { BankEntry, PaymentDifference } from '../schema';

const standing = ({ assignments }: BankEntry) => assignments.filter(({ isUndone }) => !isUndone);

/** Whether an entry that takes another back, or was taken back, and its partner say the same. */
function isReversalRight(entry: BankEntry, partner: BankEntry | null): boolean {
  if (entry.reverses)
    return (
      partner?.id === entry.reverses && partner.reversedBy === entry.id && partner.amount === -entry.amount
    );
  if (entry.reversedBy) return partner?.id === entry.reversedBy && partner.reverses === entry.id;
  return true;
}

/**
 * What is wrong within a bank entry, or null: its amount is what is assigned and what is open, and of an entry that takes
 * another back, or was taken back, nothing is. `partner` is that other entry.
 */
export function entryDifference(entry: BankEntry, partner: BankEntry | null): PaymentDifference | null {
  const { id, amount, open, currency, on, reverses, reversedBy } = entry;
  const assigned = standing(entry).reduce((sum, one) => sum + one.amount, 0);
  const expected = reverses || reversedBy ? 0 : amount;
  const facts = {
    paymentId: id,
    number: standing(entry)[0]?.number ?? '',
    currency,
    at: `${on}T00:00:00.000Z`,
  };
  const money = (each: number) => formatMoney(each, currency);
  if (assigned + open !== expected)
    return {
      kind: 'entry-sum',
      amount: Math.abs(expected - assigned - open),
      detail: `The bank entry of ${on} is about ${money(expected)}, but ${money(assigned)} is assigned and ${money(open)} open.`,
      ...facts,
    };
  if (isReversalRight(entry, partner)) return null;
  const detail = `The bank entry of ${on} and the one that it belongs to as a returned transfer don’t name each other.`;
  return { kind: 'entry-sum', amount: Math.abs(amount), detail, ...facts };
}
