'use client';
import { useState } from 'react';
import { Badge, type Tone } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Table, TableCell, TableRow } from '@/components/ui/table';
import type { ImportRow } from '@/lib/product-import/schema';
import { formatNumber } from '@/lib/shared/formats';

type Action = ImportRow['action'];
const pageSize = 100;
const tones: Record<Action, Tone> = { create: 'good', update: 'info', skip: 'neutral', wrong: 'bad' };
const planned: Record<Action, string> = {
  create: 'Create',
  update: 'Update',
  skip: 'No change',
  wrong: 'Error',
};
const carriedOut: Record<Action, string> = {
  create: 'Created',
  update: 'Updated',
  skip: 'No change',
  wrong: 'Error',
};
const order: Action[] = ['wrong', 'create', 'update', 'skip'];

/** The rows of an import, faulty ones first; they can be filtered by action. */
export function ImportRows({ rows, done }: { rows: ImportRow[]; done: boolean }) {
  const [only, setOnly] = useState<Action | null>(null);
  const [shown, setShown] = useState(pageSize);
  const words = done ? carriedOut : planned;
  const sorted = order.flatMap((action) => rows.filter((row) => row.action === action));
  const wanted = only ? rows.filter(({ action }) => action === only) : sorted;
  return (
    <>
      <div role="group" aria-label="Rows" className="flex flex-wrap gap-2">
        {[null, ...order].map((action) => {
          const count = action ? rows.filter((row) => row.action === action).length : rows.length;
          return (
            <button
              key={action ?? 'all'}
              type="button"
              aria-pressed={action === only}
              disabled={count === 0}
              onClick={() => {
                setOnly(action);
                setShown(pageSize);
              }}
              className="figures min-h-9 rounded-card border border-line-strong bg-surface px-3 hover:border-ink disabled:opacity-55 aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-ground"
            >
              {action ? words[action] : 'All'} {formatNumber(count)}
            </button>
          );
        })}
      </div>
      <Table caption="Rows of the file" columns={['Row', 'SKU', 'Product', 'Action', 'Old → new']}>
        {wanted.slice(0, shown).map((row) => (
          <TableRow key={row.row}>
            <TableCell label="Row" className="figures">
              {row.row}
            </TableCell>
            <TableCell label="SKU" className="whitespace-nowrap">
              {row.sku || '–'}
            </TableCell>
            <TableCell label="Product">{row.name}</TableCell>
            <TableCell label="Action">
              <Badge tone={tones[row.action]}>{words[row.action]}</Badge>
            </TableCell>
            <TableCell label="">
              {row.problems.length > 0 ? (
                <ul>
                  {row.problems.map(({ field, message }) => (
                    <li key={field}>
                      <b>{field}</b> {message}
                    </li>
                  ))}
                </ul>
              ) : (
                <CellChanges changes={row.changes} />
              )}
            </TableCell>
          </TableRow>
        ))}
      </Table>
      {wanted.length > shown && (
        <Button variant="secondary" className="self-start" onClick={() => setShown(shown + pageSize)}>
          Show {Math.min(pageSize, wanted.length - shown)} more of {formatNumber(wanted.length)}
        </Button>
      )}
    </>
  );
}

function CellChanges({ changes }: Pick<ImportRow, 'changes'>) {
  return (
    <ul>
      {changes.map(({ field, before, after }) => (
        <li key={field} className="wrap-anywhere">
          <span className="text-sm text-muted">{field}</span> <span className="sr-only">Old: </span>
          {before || <i>empty</i>} <span aria-hidden>→</span> <span className="sr-only">New: </span>
          <b>{after || <i>empty</i>}</b>
        </li>
      ))}
    </ul>
  );
}
