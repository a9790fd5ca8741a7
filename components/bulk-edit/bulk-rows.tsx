import type { CatalogStructure } from '@/lib/catalog/schema/structure';
import { Link } from '@/components/ui/link';
import { Badge, type Tone } from '@/components/ui/badge';
import { Table, TableCell, TableRow } from '@/components/ui/table';
import { bulkRowNames, changeName, changeValues, fieldNames } from '@/lib/bulk-edit/rules/texts';
import type { BulkRowState } from '@/lib/bulk-edit/schema';
import type { BulkEditRow } from '@/lib/bulk-edit/types';

const tones: Record<BulkRowState, Tone> = {
  ready: 'info',
  unchanged: 'neutral',
  invalid: 'bad',
  applied: 'good',
  partly: 'warn',
  conflict: 'warn',
  undone: 'neutral',
  kept: 'warn',
};
const shownAtOnce = 6;

/** The products of a bulk edit with each value, old and new, and what became of it. */
export function BulkRows({
  rows,
  currency,
  structure,
}: {
  rows: BulkEditRow[];
  currency: string;
  structure: CatalogStructure;
}) {
  return (
    <Table caption="Products of this edit" columns={['Product', 'Old → new', 'Result']}>
      {rows.map((row) => (
        <TableRow key={row.id}>
          <TableCell label="" className="align-top">
            <Link
              href={`/dashboard/manageProduct/${row.product.id}`}
              className="font-semibold underline-offset-4 hover:underline"
            >
              {row.product.name}
            </Link>
          </TableCell>
          <TableCell label="" className="align-top">
            <Changes row={row} currency={currency} structure={structure} />
          </TableCell>
          <TableCell label="" className="align-top">
            <Badge tone={tones[row.state]}>{bulkRowNames[row.state]}</Badge>
          </TableCell>
        </TableRow>
      ))}
    </Table>
  );
}

function Changes({
  row: { changes, problems },
  currency,
  structure,
}: {
  row: BulkEditRow;
  currency: string;
  structure: CatalogStructure;
}) {
  const lines = changes.map((change) => (
    <ChangeLine key={changeName(change)} change={change} currency={currency} structure={structure} />
  ));
  return (
    <>
      {problems.map(({ field, sku, message }) => (
        <p key={`${field} ${sku}`} className="text-bad">
          <b>
            {fieldNames[field]}
            {sku && ` of ${sku}`}
          </b>{' '}
          {message}
        </p>
      ))}
      <ul>{lines.slice(0, shownAtOnce)}</ul>
      {lines.length > shownAtOnce && (
        <details>
          <summary className="cursor-pointer text-sm">{lines.length - shownAtOnce} more</summary>
          <ul>{lines.slice(shownAtOnce)}</ul>
        </details>
      )}
    </>
  );
}

const outcomes = { conflict: 'changed by somebody since: left as it is', kept: 'changed since: kept' };

function ChangeLine({
  change,
  currency,
  structure,
}: {
  change: BulkEditRow['changes'][number];
  currency: string;
  structure: CatalogStructure;
}) {
  const { from, to } = changeValues(structure, change, currency);
  const { outcome } = change;
  return (
    <li className="figures flex flex-wrap items-baseline gap-x-2">
      <span className="text-sm text-muted">{changeName(change)}</span>
      <span>
        <span className="sr-only">Old: </span>
        {from} <span aria-hidden>→</span> <span className="sr-only">New: </span>
        <b>{to}</b>
      </span>
      {(outcome === 'conflict' || outcome === 'kept') && (
        <span className="text-sm text-warn">{outcomes[outcome]}</span>
      )}
    </li>
  );
}
