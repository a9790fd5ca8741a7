import { decimalMoney } from '../../shared/money';
import type { BankEntry } from '../schema';
import { bankStatusNames } from './bank-list';

/** What was decided about the money of an entry, as people read it. */
export const bankDecisionNames: Record<NonNullable<BankEntry['decision']>['kind'], string> = {
  refund: 'Refunded',
  credit: 'Kept as credit',
  noted: 'Noted',
  returned: 'Returned',
};

type Cell = string | number;
const money = ({ currency }: BankEntry, amount: number) => Number(decimalMoney(amount, currency));
const assigned = ({ assignments }: BankEntry) => assignments.filter(({ isUndone }) => !isUndone);

const columns: [title: string, cell: (entry: BankEntry) => Cell][] = [
  ['date', ({ on }) => on],
  ['amount', (entry) => money(entry, entry.amount)],
  ['currency', ({ currency }) => currency],
  ['name', ({ name }) => name],
  ['account', ({ iban }) => iban],
  ['text', ({ text }) => text],
  ['bank reference', ({ reference }) => reference],
  ['own account', ({ account }) => account],
  ['status', ({ state }) => bankStatusNames[state]],
  [
    'assigned',
    (entry) =>
      money(
        entry,
        assigned(entry).reduce((sum, { amount }) => sum + amount, 0),
      ),
  ],
  ['open', (entry) => money(entry, entry.open)],
  ['orders', (entry) => [...new Set(assigned(entry).map(({ number }) => number))].join(' ')],
  [
    'proposed order',
    ({ proposal }) => (proposal ? [proposal.number, ...(proposal.also ?? [])].join(' ') : ''),
  ],
  ['decision', ({ decision }) => (decision ? bankDecisionNames[decision.kind] : '')],
  ['reason', ({ decision }) => decision?.note ?? ''],
  ['decided by', ({ decision }) => decision?.by ?? ''],
  ['takes back', ({ reverses }) => reverses ?? ''],
  ['taken back by', ({ reversedBy }) => reversedBy ?? ''],
  ['id', ({ id }) => id],
];

export const bankCsvHeader = columns.map(([title]) => title);

/** The CSV row of one entry. Money that left the account is negative. */
export const bankCsvRows = (entry: BankEntry): Cell[][] => [columns.map(([, cell]) => cell(entry))];
