'use client';
import { Button } from '@/components/ui/button';
import { api } from '@/lib/api/client/api';
import { shippableLines } from '@/lib/orders/rules/backorders';
import { awaitsPayment } from '@/lib/orders/rules/payments';
import { isPartlyShipped } from '@/lib/orders/rules/shipments';
import {
  nextStatuses,
  statusName,
  statusQuestion,
  statusVerb,
  undoneStatus,
  type ChosenStatus,
} from '@/lib/orders/rules/status';
import type { StatusChange } from '@/lib/orders/schema/inputs';
import type { Order } from '@/lib/orders/schema/order';
import { ConfirmDialog } from './confirm-dialog';
import { ShipDialog } from './ship-dialog';
import { useOrderCall } from './use-order-call';

/** The status changes that an order allows; each needs confirmation. */
export function StatusActions({
  order,
  carriers,
  waiting,
}: {
  order: Order;
  carriers: string[];
  /** The units of each SKU that have not arrived yet. */
  waiting: Record<string, number>;
}) {
  const { number, state } = order;
  const { run } = useOrderCall();
  const change = (to: ChosenStatus, more: Partial<StatusChange> = {}) =>
    run(
      () => api.patch(`/orders/${number}/state`, { to, ...more }),
      `Order ${number} is ${statusName(to, order).toLowerCase()}`,
    );
  // What waits for its payment can only be cancelled.
  const next = nextStatuses[state].filter((to) => to === 'cancelled' || !awaitsPayment(order));
  const undone = order.returns?.length ? undefined : undoneStatus[state];
  return (
    <>
      {next.map((to) => {
        const verb = statusVerb(to, order);
        if (to === 'cancelled')
          return isPartlyShipped(order) ? (
            <ConfirmDialog
              key={to}
              trigger={<Button variant="danger">Cancel the rest</Button>}
              title={`Cancel the rest of order ${number}?`}
              description="What has not left goes back into stock, and the order comes to what has been shipped. This can’t be undone."
              label="Reason, for the customer"
              required
              action="Cancel the rest"
              variant="danger"
              onConfirm={(why) =>
                run(
                  () => api.post(`/orders/${number}/cancel-rest`, { why }),
                  `Rest of order ${number} cancelled`,
                )
              }
            />
          ) : (
            <ConfirmDialog
              key={to}
              trigger={<Button variant="danger">{verb}</Button>}
              title={statusQuestion(to, order)}
              description="The goods go back into stock. This can’t be undone."
              label="Reason, for the customer"
              required
              action={verb}
              variant="danger"
              onConfirm={(why) => change(to, { why })}
            />
          );
        if (to === 'shipped') {
          const canShip = shippableLines(order, new Map(Object.entries(waiting))).length > 0;
          return canShip && <ShipDialog key={to} order={order} carriers={carriers} waiting={waiting} />;
        }
        return (
          <ConfirmDialog
            key={to}
            trigger={<Button>{verb}</Button>}
            title={statusQuestion(to, order)}
            description={`Order ${number} of ${order.customer.name}. The customer is told by email.`}
            action={verb}
            onConfirm={() => change(to)}
          />
        );
      })}
      {undone && (
        <ConfirmDialog
          trigger={<Button variant="ghost">Undo “{statusName(state, order)}”</Button>}
          title={`Undo “${statusName(state, order)}”?`}
          description={`The order becomes ${statusName(undone, order).toLowerCase()} again. The customer gets no email about it.`}
          label="Note (optional)"
          action="Undo"
          onConfirm={(why) => change(undone, { why, undo: true })}
        />
      )}
    </>
  );
}
