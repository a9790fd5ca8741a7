'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { messageOf } from '@/lib/api/client/errors';
import { Button } from '@/components/ui/button';
import { nextStatuses, orderStatuses, sharedVerb } from '@/lib/orders/rules/status';
import type { OrderRow, OrderStatus } from '@/lib/orders/types';
import { ReasonDialog } from './reason-dialog';

type Outcome = { number: string; ok: boolean; message: string };

/** Changes the chosen orders together; afterwards each says what became of it. */
export function BulkBar({ rows, onDone }: { rows: OrderRow[]; onDone: () => void }) {
  const router = useRouter();
  const [pending, setPending] = useState<OrderStatus | null>(null);
  const [outcomes, setOutcomes] = useState<Outcome[]>([]);
  const possible = orderStatuses.filter((to) => rows.some((row) => nextStatuses[row.state].includes(to)));

  async function change(to: OrderStatus, why = ''): Promise<boolean> {
    setPending(to);
    try {
      const numbers = rows.map((row) => row.number);
      const { rows: results } = await api.patch<{ rows: Outcome[] }>('/orders/states', { numbers, to, why });
      setOutcomes(results);
      const done = results.filter((result) => result.ok).length;
      toast[done === results.length ? 'success' : 'warning'](`${done} of ${results.length} orders changed`);
      onDone();
      router.refresh();
      return true;
    } catch (error) {
      toast.error(messageOf(error));
      return false;
    } finally {
      setPending(null);
    }
  }

  return (
    <div className="mb-3" aria-live="polite">
      {rows.length > 0 && (
        <div className="flex flex-wrap items-center gap-2 rounded-card bg-surface p-3">
          <p className="mr-2 font-semibold">{rows.length} chosen</p>
          {possible.map((to) =>
            to === 'cancelled' || to === 'returned' ? (
              <ReasonDialog
                key={to}
                trigger={
                  <Button variant="danger" size="sm">
                    {sharedVerb(to, rows)}
                  </Button>
                }
                title={`${sharedVerb(to, rows)}: ${rows.length === 1 ? '1 order' : `${rows.length} orders`}?`}
                description="The goods go back into stock. This can’t be undone."
                label="Reason, for the customers"
                required
                action={sharedVerb(to, rows)}
                variant="danger"
                onConfirm={(why) => change(to, why)}
              />
            ) : (
              <Button
                key={to}
                variant="secondary"
                size="sm"
                pending={pending === to}
                onClick={() => void change(to)}
              >
                {sharedVerb(to, rows)}
              </Button>
            ),
          )}
        </div>
      )}
      {outcomes.some((outcome) => !outcome.ok) && rows.length === 0 && (
        <ul className="rounded-card bg-warn-ground p-3 text-sm text-warn">
          {outcomes.map(({ number, ok, message }) => (
            <li key={number}>
              <strong>{number}</strong>: {ok ? 'changed' : message}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
