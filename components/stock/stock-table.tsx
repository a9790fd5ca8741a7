'use client';
import { Link } from '@/components/ui/link';
import { useState } from 'react';
import { useMay } from '@/components/layout/allowed';
import { useOrderCall } from '@/components/orders/use-order-call';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { TextInput } from '@/components/ui/input';
import { ScriptForm } from '@/components/ui/script-form';
import { Table, TableCell, TableRow } from '@/components/ui/table';
import { api } from '@/lib/api/client/api';
import { isLow, ledgerHref, stockHref } from '@/lib/inventory/rules';
import type { StockFilters, StockRow } from '@/lib/inventory/schema';
import { formatMoney } from '@/lib/shared/money';
import { sortableColumn } from '@/lib/shared/sorting';
import { formatNumber } from '@/lib/shared/formats';

type Field = 'reorderPoint' | 'reorderQuantity';
const textOf = (value: number | null) => (value === null ? '' : String(value));
const numberOf = (text: string) => (/^\d+$/.test(text.trim()) ? Number(text) : text.trim() || null);

/** The stock of SKUs; reorder points and quantities are edited in the list and saved together. */
export function StockTable({
  rows,
  onOrder,
  waiting,
  filters,
  money,
}: {
  rows: StockRow[];
  onOrder: Record<string, number>;
  /** How many people wait for a SKU to be back. */
  waiting: Record<string, number>;
  filters: StockFilters;
  money: { currency: string; locale: string };
}) {
  const { pending, run } = useOrderCall();
  const mayEdit = useMay('purchasing.edit');
  const [typed, setTyped] = useState(new Map<string, Partial<Record<Field, string>>>());
  const column = (title: string, name: string) =>
    sortableColumn<NonNullable<StockFilters['sort']>>(title, name, {
      sort: filters.sort,
      fallback: 'sku',
      hrefFor: (sort) => stockHref({ ...filters, sort }),
    });

  async function save() {
    const changed = rows
      .filter(({ sku }) => typed.has(sku))
      .map((row) => ({
        sku: row.sku,
        reorderPoint: numberOf(typed.get(row.sku)?.reorderPoint ?? textOf(row.reorderPoint)),
        reorderQuantity: numberOf(typed.get(row.sku)?.reorderQuantity ?? textOf(row.reorderQuantity)),
      }));
    const done = `${changed.length} ${changed.length === 1 ? 'SKU' : 'SKUs'} saved`;
    if (await run(() => api.put('/stock/reorder-points', { rows: changed }), done)) setTyped(new Map());
  }

  const cellOf = (row: StockRow, field: Field, label: string) =>
    mayEdit ? (
      <TextInput
        aria-label={`${label} of ${row.sku}`}
        inputMode="numeric"
        autoComplete="off"
        className="max-w-24 md:text-right"
        value={typed.get(row.sku)?.[field] ?? textOf(row[field])}
        onChange={(event) =>
          setTyped(new Map(typed).set(row.sku, { ...typed.get(row.sku), [field]: event.target.value }))
        }
      />
    ) : (
      (row[field] ?? '–')
    );

  return (
    <ScriptForm onSubmit={() => void save()}>
      <Table
        caption="Stock"
        columns={[
          column('SKU', 'sku'),
          { ...column('Available', 'available'), right: true },
          { title: 'On order', right: true },
          { title: 'Average cost', right: true },
          { title: 'Reorder point', right: true },
          { title: 'Reorder quantity', right: true },
        ]}
      >
        {rows.map((row) => (
          <TableRow key={row.sku}>
            <TableCell label="">
              <Link href={ledgerHref(row.sku)} className="font-semibold underline underline-offset-4">
                {row.sku}
              </Link>{' '}
              {isLow(row.available, row.reorderPoint) && <Badge tone="warn">Low</Badge>}{' '}
              {waiting[row.sku] && (
                <Badge tone="info">
                  {formatNumber(waiting[row.sku]!, 3, money.locale)}{' '}
                  {waiting[row.sku] === 1 ? 'waits' : 'wait'}
                </Badge>
              )}
              <span className="block text-sm wrap-anywhere text-muted">
                {row.product === null
                  ? 'No longer sold'
                  : [row.product, row.option].filter(Boolean).join(', ')}
              </span>
            </TableCell>
            <TableCell label="Available" className="figures md:text-right">
              {formatNumber(row.available, 3, money.locale)}
            </TableCell>
            <TableCell label="On order" className="figures md:text-right">
              {formatNumber(onOrder[row.sku] ?? 0, 3, money.locale)}
            </TableCell>
            <TableCell label="Average cost" className="figures md:text-right">
              {row.averageCost === null ? '–' : formatMoney(row.averageCost, money.currency, money.locale)}
            </TableCell>
            <TableCell label="Reorder point" className="figures md:text-right">
              {cellOf(row, 'reorderPoint', 'Reorder point')}
            </TableCell>
            <TableCell label="Reorder quantity" className="figures md:text-right">
              {cellOf(row, 'reorderQuantity', 'Reorder quantity')}
            </TableCell>
          </TableRow>
        ))}
      </Table>
      {typed.size > 0 && (
        <div className="sticky bottom-0 z-10 mt-3 flex flex-wrap items-center gap-3 border-t border-line bg-ground py-3">
          <Button type="submit" size="sm" pending={pending}>
            Save reorder points
          </Button>
          <Button variant="ghost" size="sm" onClick={() => setTyped(new Map())}>
            Discard
          </Button>
        </div>
      )}
    </ScriptForm>
  );
}
