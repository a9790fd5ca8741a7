import { Link } from '@/components/ui/link';
import { Fragment } from 'react';
import { Badge } from '@/components/ui/badge';
import { Table, TableCell, TableRow } from '@/components/ui/table';
import { bankDecisionNames } from '@/lib/payments/rules/bank-entry-csv';
import { bankHref } from '@/lib/payments/rules/bank-list';
import type { BankEntry, ReversibleEntry } from '@/lib/payments/schema';
import type { BankFilters } from '@/lib/payments/schema/bank-list';
import { formatDay } from '@/lib/shared/dates';
import { formatMoney } from '@/lib/shared/money';
import { sortableColumn } from '@/lib/shared/sorting';
import { EntryActions, UndoAssignment } from './entry-actions';
import { UndoReversal } from './reversal-actions';

const orderLink = (number: string) => (
  <Link href={`/dashboard/manageOrder/${number}`} className="font-semibold underline underline-offset-4">
    {number}
  </Link>
);

/** What became of an entry: its orders, what is open, and who decided about the rest. */
function EntryState({ entry, locale }: { entry: BankEntry; locale: string }) {
  const { id, currency, amount, open, assignments, proposal, decision, state, reverses } = entry;
  return (
    <div className="flex flex-col items-start gap-1 text-sm">
      {assignments.map(
        (one, index) =>
          !one.isUndone && (
            <span key={`${one.number} ${one.at}`} className="flex flex-wrap items-center gap-2">
              {formatMoney(one.amount, currency, locale)} for {orderLink(one.number)}
              <UndoAssignment id={id} index={index} number={one.number} />
            </span>
          ),
      )}
      {state === 'open' && amount > 0 && (
        <Badge tone="warn">{formatMoney(open, currency, locale)} open</Badge>
      )}
      {state === 'open' && amount < 0 && <Badge tone="warn">Left the account</Badge>}
      {proposal && (
        <span>
          {[proposal.number, ...(proposal.also ?? [])].filter(Boolean).map((number) => (
            <Fragment key={number}>{orderLink(number)} </Fragment>
          ))}
          {proposal.why}
        </span>
      )}
      {decision && (
        <span>
          {bankDecisionNames[decision.kind]} by {decision.by}: {decision.note}
          {reverses && <UndoReversal id={id} />}
        </span>
      )}
    </div>
  );
}

/** The entries of the bank account, with what can be done about each. */
export function EntryTable({
  rows,
  filters,
  reversals,
  locale,
}: {
  rows: BankEntry[];
  filters: BankFilters;
  /** What each debit may take back, by the debit's id. */
  reversals: Record<string, ReversibleEntry[]>;
  locale: string;
}) {
  const sorting = {
    sort: filters.sort,
    fallback: '-on',
    hrefFor: (sort: BankFilters['sort']) => bankHref({ ...filters, sort }),
  };
  return (
    <Table
      caption="Entries of the bank account"
      columns={[
        sortableColumn('Date', 'on', { ...sorting, first: 'descending' }),
        { ...sortableColumn('Amount', 'amount', { ...sorting, first: 'descending' }), right: true },
        'From or to',
        'Text',
        'Orders',
        '',
      ]}
    >
      {rows.map((entry) => (
        <TableRow key={entry.id}>
          <TableCell label="Date" className="whitespace-nowrap">
            {formatDay(entry.on, locale)}
          </TableCell>
          <TableCell label="Amount" className="figures whitespace-nowrap md:text-right">
            {formatMoney(entry.amount, entry.currency, locale)}
          </TableCell>
          <TableCell label="From or to" className="text-sm wrap-anywhere">
            {entry.name || 'Unknown'}
            {entry.iban && <span className="block text-muted">{entry.iban}</span>}
          </TableCell>
          <TableCell label="Text" className="text-sm wrap-anywhere">
            {entry.text}
          </TableCell>
          <TableCell label="Orders">
            <EntryState entry={entry} locale={locale} />
          </TableCell>
          <TableCell label="">
            <EntryActions entry={entry} reversible={reversals[entry.id] ?? []} />
          </TableCell>
        </TableRow>
      ))}
    </Table>
  );
}
