import type { BankEntry } from '../schema';
import { namedIn } from './bank-match';
import { isNameAlike } from './bank-names';

/** For how many days after a transfer its bank may take it back. */
export const reversalDays = 180;

type Seen = Pick<BankEntry, 'id' | 'on' | 'name' | 'iban' | 'text' | 'reference' | 'assignments'>;

const plain = (iban: string) => iban.replace(/\s/g, '').toUpperCase();
const returnWord =
  /\b(return|returned|reversal|reversed|recall|recalled|chargeback|storno|rückgabe|rücküberweisung|rückbuchung)\b/i;

/** The orders to which an entry is assigned. */
export const assignedTo = ({ assignments }: Pick<BankEntry, 'assignments'>): string[] =>
  assignments.filter(({ isUndone }) => !isUndone).map(({ number }) => number);

/** How much says that a debit takes back a credit of the same amount: its reference, order, account or name. */
function likeness(debit: Seen, credit: Seen): number {
  const text = `${debit.text} ${debit.reference}`;
  const { exact } = namedIn(debit);
  const hasReference = credit.reference.length > 4 && text.includes(credit.reference);
  const namesOrder = [...namedIn(credit).exact, ...assignedTo(credit)].some((number) =>
    exact.includes(number),
  );
  const isSameAccount = debit.iban !== '' && plain(debit.iban) === plain(credit.iban);
  return (
    (hasReference || namesOrder ? 8 : 0) +
    (isSameAccount ? 4 : 0) +
    (isNameAlike(debit.name, [credit.name]) ? 2 : 0) +
    (returnWord.test(text) ? 1 : 0)
  );
}

/** The credit that a debit takes back, of those of its amount; null where nothing but the amount says so. */
export function reversedBy<Credit extends Seen>(debit: Seen, credits: Credit[]): Credit | null {
  const ranked = credits
    .map((credit) => ({ credit, score: likeness(debit, credit) }))
    .filter(({ score }) => score > 1 || (score === 1 && credits.length === 1))
    .sort((one, other) => other.score - one.score || other.credit.on.localeCompare(one.credit.on));
  return ranked[0]?.credit ?? null;
}
