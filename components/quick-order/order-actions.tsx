'use client';
import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { useMe } from '@/components/layout/me-store';
import { AddToList } from '@/components/shopping-lists/add-to-list';
import { Button, ButtonLink } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { ApiError, messageOf } from '@/lib/api/client/errors';
import { announceMeChanged } from '@/lib/api/client/me';
import { mergeLines } from '@/lib/cart/rules';
import { readQuantity } from '@/lib/catalog/rules/quantity';
import { isReady, partOf, priceOf } from '@/lib/quick-order/rules/order-rows';
import { quickOrderQuoteHref } from '@/lib/quotes/rules/paths';
import { csvLine } from '@/lib/shared/csv';
import { formatMoney } from '@/lib/shared/money';
import type { QuickOrderRows } from './use-quick-order';

const lines = (count: number) => `${count} ${count === 1 ? 'line' : 'lines'}`;

function downloadCsv({ rows }: QuickOrderRows): void {
  const head = csvLine(['Part number', 'Quantity', 'SKU', 'Product', 'Status']);
  const body = rows
    .filter(({ part }) => part.trim())
    .map((row) => {
      const part = partOf(row);
      const problem = row.rejected ?? row.found?.message ?? 'Check the quantity';
      const name = part ? [part.name, part.variant].filter(Boolean).join(', ') : '';
      return csvLine([row.part, row.quantity, part?.sku ?? '', name, isReady(rows, row) ? 'Ready' : problem]);
    });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob(['\uFEFF', head, ...body], { type: 'text/csv' }));
  link.download = 'quick-order.csv';
  link.click();
  URL.revokeObjectURL(link.href);
}

/** The total of the rows that are ready, and the button that adds them to the cart together. */
export function OrderActions({ order }: { order: QuickOrderRows }) {
  const router = useRouter();
  const [isAdding, setIsAdding] = useState(false);
  const sent = useRef({ content: '', key: '' });
  const { rows } = order;
  const ready = rows.filter((row) => isReady(rows, row));
  const open = rows.filter((row) => row.part.trim() && !ready.includes(row)).length;
  const total = ready.reduce((sum, row) => sum + (priceOf(row)?.total ?? 0), 0);
  const [first] = ready;
  const person = useMe()?.person;
  const known = mergeLines(
    rows.flatMap((row) => {
      const [part, quantity] = [partOf(row), readQuantity(row.quantity)];
      return part && quantity ? [{ sku: part.sku, quantity }] : [];
    }),
  );

  async function add() {
    const input = ready.map((row) => ({ sku: partOf(row)!.sku, quantity: Number(row.quantity) }));
    const content = JSON.stringify(input);
    // A repeat of the same list after a lost response keeps its key, so that it is added once.
    if (sent.current.content !== content) sent.current = { content, key: crypto.randomUUID() };
    setIsAdding(true);
    try {
      const headers = { 'idempotency-key': sent.current.key };
      await api.post('/quick-order/cart', { lines: input }, { headers });
      sent.current = { content: '', key: '' };
      toast.success(`${lines(ready.length)} added to your cart`, {
        action: { label: 'View cart', onClick: () => router.push('/cart') },
      });
      order.setMessage(`${lines(ready.length)} added to your cart`);
      announceMeChanged();
      order.removeRows(ready);
    } catch (error) {
      toast.error(messageOf(error));
      const problems = new Map(error instanceof ApiError ? Object.entries(error.fields) : []);
      order.setRows(
        rows.map((row) => ({ ...row, rejected: problems.get(partOf(row)?.sku ?? '') ?? row.rejected })),
      );
    } finally {
      setIsAdding(false);
    }
  }

  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-4">
      <p className="figures text-lg">
        {lines(ready.length)} ready{open > 0 && `, ${open} to check`}
        {first && `: ${formatMoney(total, partOf(first)!.currency)}`}
      </p>
      <p className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => downloadCsv(order)}>
          Download CSV
        </Button>
        {person && known.length > 0 && <AddToList lines={known} />}
        {known.length > 0 && (
          <ButtonLink variant="secondary" href={quickOrderQuoteHref}>
            Request a quote
          </ButtonLink>
        )}
        <Button pending={isAdding} disabled={ready.length === 0} onClick={() => void add()}>
          Add {lines(ready.length)} to cart
        </Button>
      </p>
    </div>
  );
}
