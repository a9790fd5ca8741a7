'use client';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { api } from '@/lib/api/client/api';
import { countUnits } from '@/lib/catalog/rules/units';
import type { Alternative, ListPart } from '@/lib/quick-order/schema';
import { formatMoney } from '@/lib/shared/money';
import { formatNumber } from '@/lib/shared/formats';

const nameOf = ({ name, variant }: ListPart) => [name, variant].filter(Boolean).join(', ');

/** Links to another product, and says what differs; `onTake` puts it in the place of the one that is short. */
function AlternativeRow({
  alternative: { part, quantity, total, differs },
  onTake,
}: {
  alternative: Alternative;
  onTake?: (part: ListPart, quantity: number) => void;
}) {
  return (
    <li className="flex flex-col gap-1 py-2">
      <a href={part.href} className="font-medium underline underline-offset-4">
        {nameOf(part)}
      </a>
      <p className="figures text-sm text-muted">
        {part.sku} · {countUnits(part, quantity)} for {formatMoney(total, part.currency)} ·{' '}
        {part.availability}
      </p>
      <p className="text-sm">{differs.join('. ')}.</p>
      {onTake && (
        <Button variant="secondary" size="sm" className="self-start" onClick={() => onTake(part, quantity)}>
          {`Take ${formatNumber(quantity)} × ${part.sku} instead`}
        </Button>
      )}
    </li>
  );
}

/**
 * What can be had now in place of so many units that aren't in stock; nothing where there is nothing. It is read when it is
 * shown, with the prices of whoever looks at it.
 */
export function Alternatives({
  sku,
  quantity,
  onTake,
}: {
  sku: string;
  quantity: number;
  onTake?: (part: ListPart, quantity: number) => void;
}) {
  const query = String(new URLSearchParams({ sku, quantity: String(quantity) }));
  const [found, setFound] = useState<{ query: string; all: Alternative[] }>({ query, all: [] });
  useEffect(() => {
    let isCurrent = true;
    api.get(`/alternatives?${query}`).then(
      (all) => {
        if (isCurrent && all.length > 0) setFound({ query, all });
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [query]);
  if (found.query !== query || found.all.length === 0) return null;
  return (
    <section aria-label="Available instead" className="w-full rounded-card border border-line px-4 py-2">
      <p className="pt-1 font-semibold">Available instead</p>
      <ul className="divide-y divide-line">
        {found.all.map((alternative) => (
          <AlternativeRow key={alternative.part.sku} alternative={alternative} onTake={onTake} />
        ))}
      </ul>
    </section>
  );
}
