import { decimalMoney } from '../../shared/money';
import type { ReturnFilters } from '../schema/return-list';
import type { OrderReturn, ReturnLine, ReturnOutcome } from '../schema/returns';
import { lineNameOf, returnReasonNames, returnStatusNames } from './return-lines';

/** The path of the returns in the dashboard. */
export const returnsPath = '/dashboard/returns';

/** The address of the list, or of another path, with these filters; defaults are left out. */
export function returnsHref(filters: ReturnFilters & { page?: number }, path = returnsPath): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) {
    if (value && !(name === 'page' && value === 1)) query.set(name, String(value));
  }
  return query.size ? `${path}?${query}` : path;
}

/** A return with what its list says about the order. */
export type ListedReturn = {
  number: string;
  customer: { name: string; email: string };
  lines: { sku: string; name: string; color: string | null; size: string | null }[];
  totals: { currency: string };
  returns: OrderReturn;
};

type Cell = string | number;

const outcomeOf = ({ inspection }: OrderReturn, sku: string, outcome: ReturnOutcome): number =>
  inspection
    .filter((units) => units.sku === sku && units.outcome === outcome)
    .reduce((sum, { quantity }) => sum + quantity, 0);

/** What a return credits of one SKU, without tax and less what is kept of it, in minor units. */
function creditedNet({ refund }: OrderReturn, sku: string): number {
  const credits = refund?.credits ?? [];
  const own = credits.flatMap(({ lines }) => lines).filter((line) => line.sku === sku);
  const kept = credits.flatMap(({ deductions }) => deductions).filter((each) => each.sku === sku);
  return (
    own.reduce((sum, { total, discount }) => sum + total - discount, 0) -
    kept.reduce((sum, { amount }) => sum + amount, 0)
  );
}

const columns: [title: string, cell: (listed: ListedReturn, line: ReturnLine) => Cell][] = [
  ['return', ({ returns }) => returns.number],
  ['order', ({ number }) => number],
  ['requested', ({ returns }) => returns.at],
  ['status', ({ returns }) => returnStatusNames[returns.status]],
  ['customer', ({ customer }) => customer.name],
  ['email', ({ customer }) => customer.email],
  ['sku', (_, { sku }) => sku],
  ['name', (listed, { sku }) => lineNameOf(listed, sku)],
  ['quantity', (_, { quantity }) => quantity],
  ['approved', (_, { approved }) => approved],
  ['reason', (_, { reason }) => returnReasonNames[reason]],
  ['note', (_, { note }) => note],
  ['back into stock', ({ returns }, { sku }) => outcomeOf(returns, sku, 'restock')],
  ['to repair', ({ returns }, { sku }) => outcomeOf(returns, sku, 'repair')],
  ['scrapped', ({ returns }, { sku }) => outcomeOf(returns, sku, 'scrap')],
  ['sent back', ({ returns }, { sku }) => outcomeOf(returns, sku, 'send-back')],
  [
    'credited net',
    ({ returns, totals }, { sku }) => Number(decimalMoney(creditedNet(returns, sku), totals.currency)),
  ],
  [
    'return credited',
    ({ returns, totals }) => Number(decimalMoney(returns.refund?.amount ?? 0, totals.currency)),
  ],
  ['currency', ({ totals }) => totals.currency],
];

export const returnCsvHeader = columns.map(([title]) => title);

/** The CSV rows of one return: one for each line, with the facts of the return repeated. */
export const returnCsvRows = (listed: ListedReturn): Cell[][] =>
  listed.returns.lines.map((line) => columns.map(([, cell]) => cell(listed, line)));
