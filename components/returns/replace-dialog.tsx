'use client';
import { ConfirmDialog } from '@/components/orders/confirm-dialog';
import { UnitFields, useUnits } from '@/components/orders/unit-fields';
import { useOrderCall } from '@/components/orders/use-order-call';
import { Button } from '@/components/ui/button';
import { api } from '@/lib/api/client/api';
import { lineNameOf, settledUnits } from '@/lib/orders/rules/return-lines';
import type { Order } from '@/lib/orders/schema/order';
import type { OrderReturn } from '@/lib/orders/schema/returns';

/** Orders a free replacement for units of an inspected return; once begun, it can only be finished as it was decided. */
export function ReplaceDialog({ order, found }: { order: Order; found: OrderReturn }) {
  const { run } = useOrderCall();
  const decided = found.replacement?.lines;
  const units = useUnits(
    (decided ?? settledUnits(found)).map((line) => ({ ...line, name: lineNameOf(order, line.sku) })),
  );
  if (found.replacement?.order || units.lines.length === 0) return null;

  async function replace(): Promise<boolean> {
    const lines = decided ?? units.read();
    if (!lines) return false;
    const path = `/orders/${order.number}/returns/${found.id}/replacement`;
    return run(() => api.post(path, { lines }), `Replacement for ${found.number} ordered`);
  }

  return (
    <ConfirmDialog
      trigger={<Button variant="secondary">{decided ? 'Finish replacement' : 'Replace'}</Button>}
      title={`Replace units of return ${found.number}`}
      description="A new order sends the customer the same products, free of charge, to the same address. Replaced units are not refunded. The customer is told by email."
      action="Order replacement"
      onConfirm={replace}
    >
      {decided ? (
        <ul>
          {units.lines.map(({ sku, name, quantity }) => (
            <li key={sku}>
              {quantity} × {name}, {sku}
            </li>
          ))}
        </ul>
      ) : (
        <UnitFields legend="Units to replace" units={units} />
      )}
    </ConfirmDialog>
  );
}
