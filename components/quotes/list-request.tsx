'use client';
import { useEffect, useState } from 'react';
import { storageKey } from '@/components/quick-order/use-quick-order';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { api } from '@/lib/api/client/api';
import { messageOf } from '@/lib/api/client/errors';
import { countUnits } from '@/lib/catalog/rules/units';
import { readQuantity } from '@/lib/catalog/rules/quantity';
import { emptyRow, partOf, withFound } from '@/lib/quick-order/rules/order-rows';
import type { ListPart, ListResponse } from '@/lib/quick-order/schema';
import { RequestForm } from './request-form';

type Wanted = { part: ListPart; quantity: number };

/** The products of a list with their quantities, each once. */
function wantedIn({ rows }: ListResponse): Wanted[] {
  const wanted = new Map<string, Wanted>();
  for (const [id, found] of rows.entries()) {
    const row = withFound(emptyRow(id), found);
    const [part, quantity] = [partOf(row), readQuantity(row.quantity)];
    if (!part || !quantity) continue;
    wanted.set(part.sku, { part, quantity: quantity + (wanted.get(part.sku)?.quantity ?? 0) });
  }
  return [...wanted.values()];
}

/** Asks for a quote for a list that this browser keeps: that of quick order, or the best cart for a parts list. */
export function ListRequest({
  company,
  storedAs = storageKey,
}: {
  company: { id: string; name: string } | null;
  storedAs?: string;
}) {
  const [wanted, setWanted] = useState<Wanted[]>();
  const [leftOut, setLeftOut] = useState(0);
  const [error, setError] = useState('');

  useEffect(() => {
    const text = localStorage.getItem(storedAs) ?? '';
    api.post('/quick-order', { text }).then(
      (found) => {
        const lines = wantedIn(found);
        setWanted(lines);
        setLeftOut(found.rows.filter(({ state }) => state !== 'found').length);
      },
      (failure: unknown) => setError(messageOf(failure)),
    );
  }, [storedAs]);

  if (error) return <p role="alert">{error}</p>;
  if (!wanted) return <p role="status">Reading your list…</p>;
  const back = <ButtonLink href="/quick-order">Go to quick order</ButtonLink>;
  if (wanted.length === 0)
    return (
      <EmptyState title="Your list is empty" action={back}>
        Enter part numbers and quantities first.
      </EmptyState>
    );
  return (
    <>
      <ul aria-label="Lines" className="divide-y divide-line border-y border-line">
        {wanted.map(({ part, quantity }) => (
          <li key={part.sku} className="flex justify-between gap-4 py-2">
            <span className="min-w-0 wrap-anywhere">
              {[part.name, part.variant].filter(Boolean).join(', ')} · {part.sku}
            </span>
            <span className="figures shrink-0">{countUnits(part, quantity)}</span>
          </li>
        ))}
      </ul>
      {leftOut > 0 && (
        <p className="text-sm">
          {leftOut === 1 ? '1 line is' : `${leftOut} lines are`} left out: choose a product for{' '}
          {leftOut === 1 ? 'it' : 'them'} in quick order first.
        </p>
      )}
      <RequestForm
        lines={wanted.map(({ part, quantity }) => ({ sku: part.sku, quantity }))}
        company={company}
      />
    </>
  );
}
