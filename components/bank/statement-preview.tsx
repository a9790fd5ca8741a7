import { Table, TableCell, TableRow } from '@/components/ui/table';
import type { StatementReport } from '@/lib/payments/schema';
import { formatDay } from '@/lib/shared/dates';
import { formatMoney } from '@/lib/shared/money';
import { formatNumber } from '@/lib/shared/formats';

/** A number with its noun: "1 entry", "1,200 entries". */
export const counted = (amount: number, one: string, many: string) =>
  `${formatNumber(amount)} ${amount === 1 ? one : many}`;

/** What a file holds in words: how many entries, how many of them new, and what their import would do. */
function summaryOf({ entries, known, matched, proposed, csv }: StatementReport): string {
  const parts = [counted(entries, 'entry', 'entries')];
  if (known) parts.push(`${formatNumber(known)} of them imported before`);
  parts.push(`${formatNumber(matched)} to be assigned to orders`);
  parts.push(`${formatNumber(proposed)} to be proposed`);
  const skipped = csv?.skipped ? ` ${counted(csv.skipped, 'row', 'rows')} without a date left out.` : '';
  return `${parts.join(', ')}.${skipped}`;
}

/** The first entries of a statement as they would be stored, or why they can't be read. */
export function StatementPreview({
  name,
  report,
  locale,
}: {
  name: string;
  report: StatementReport;
  locale: string;
}) {
  const { problem, preview, entries } = report;
  return (
    <>
      <p role="status" className={problem ? 'text-bad wrap-anywhere' : 'wrap-anywhere'}>
        <strong>{name}</strong>: {problem ?? summaryOf(report)}
      </p>
      {preview.length > 0 && (
        <div>
          <h2 className="mb-2 text-xl">
            {entries > preview.length ? `The first ${preview.length} entries` : 'The entries'}
          </h2>
          <Table
            caption="First entries of the statement"
            columns={['Date', { title: 'Amount', right: true }, 'From or to', 'Text', 'Transaction ID']}
          >
            {preview.map((entry, index) => (
              <TableRow key={index}>
                <TableCell label="Date" className="whitespace-nowrap">
                  {formatDay(entry.on, locale)}
                </TableCell>
                <TableCell label="Amount" className="figures whitespace-nowrap md:text-right">
                  {formatMoney(entry.amount, entry.currency, locale)}
                </TableCell>
                <TableCell label="From or to" className="text-sm wrap-anywhere">
                  {entry.name || 'Not given'}
                  {entry.iban && <span className="block text-muted">{entry.iban}</span>}
                </TableCell>
                <TableCell label="Text" className="text-sm wrap-anywhere">
                  {entry.text}
                </TableCell>
                <TableCell label="Transaction ID" className="text-sm wrap-anywhere">
                  {entry.reference}
                </TableCell>
              </TableRow>
            ))}
          </Table>
        </div>
      )}
    </>
  );
}
