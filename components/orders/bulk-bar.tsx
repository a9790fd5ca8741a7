'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useMay } from '@/components/layout/allowed';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { messageOf } from '@/lib/api/client/errors';
import { Button } from '@/components/ui/button';
import {
  anyStatusName,
  mayBecome,
  orderStatuses,
  sharedVerb,
  type ChosenStatus,
} from '@/lib/orders/rules/status';
import type { BulkResponse, OrderRow } from '@/lib/orders/schema/order';
import { ConfirmDialog } from './confirm-dialog';
import { PickLinks } from './pick-links';
import { formatNumber } from '@/lib/shared/formats';

/** Prints pick list and packing slips of the selected orders, changes them together, and lists those that could not be changed. */
export function BulkBar({ rows, onDone }: { rows: OrderRow[]; onDone: () => void }) {
  const router = useRouter();
  const mayEdit = useMay('orders.edit');
  const [outcomes, setOutcomes] = useState<BulkResponse['rows']>([]);
  const possible = orderStatuses.filter((to): to is ChosenStatus =>
    rows.some((row) => mayBecome(row.state, to)),
  );

  async function change(to: ChosenStatus, why = ''): Promise<boolean> {
    try {
      const numbers = rows.map((row) => row.number);
      const { rows: results } = await api.patch('/orders/states', { numbers, to, why });
      setOutcomes(results);
      const done = results.filter((result) => result.ok).length;
      const [first] = results;
      const text =
        done === 1 && results.length === 1 && first
          ? `Order ${first.number} changed`
          : `${done} of ${results.length} orders changed`;
      toast[done === results.length ? 'success' : 'warning'](text, {
        description: `New status: ${anyStatusName(to)}`,
      });
      onDone();
      router.refresh();
      return true;
    } catch (error) {
      toast.error(messageOf(error));
      return false;
    }
  }

  return (
    <div className="mb-3" aria-live="polite">
      {rows.length > 0 && (
        <div className="flex flex-wrap items-center gap-2 rounded-card bg-surface p-3">
          <p className="mr-2 font-semibold">{formatNumber(rows.length)} chosen</p>
          <PickLinks numbers={rows.map((row) => row.number)} />
          {mayEdit &&
            possible.map((to) =>
              to === 'cancelled' ? (
                <ConfirmDialog
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
                <ConfirmDialog
                  key={to}
                  trigger={
                    <Button variant="secondary" size="sm">
                      {sharedVerb(to, rows)}
                    </Button>
                  }
                  title={`${sharedVerb(to, rows)}: ${rows.length === 1 ? '1 order' : `${rows.length} orders`}?`}
                  description="The customers are told by email."
                  action={sharedVerb(to, rows)}
                  onConfirm={() => change(to)}
                />
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
