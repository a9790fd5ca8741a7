'use client';

import { api } from '@/lib/api/client/api';
import { Button, buttonClasses } from '@/components/ui/button';
import { isCollected } from '@/lib/orders/rules/places';
import { nextPaymentStatuses, nextStatuses, statusName, statusVerb } from '@/lib/orders/rules/status';
import type { Order, OrderStatus } from '@/lib/orders/types';
import { ReasonDialog } from './reason-dialog';
import { useOrderCall } from './use-order-call';

/** What the desk can do with an order: exactly the changes that its state allows. */
export function AdminOrderActions({ order }: { order: Order }) {
  const { number, state, payment, returnRequest } = order;
  const { pending, run } = useOrderCall();
  const change = (to: OrderStatus, more: { why?: string; tracking?: string } = {}) =>
    run(
      () => api.patch(`/orders/${number}/state`, { to, ...more }),
      `Order ${statusName(to, order).toLowerCase()}`,
    );
  const decide = (accept: boolean, why: string) =>
    run(
      () => api.patch(`/orders/${number}/return`, { accept, why }),
      accept ? 'Return accepted' : 'Return refused',
    );

  return (
    <div className="no-print flex flex-wrap gap-3">
      {returnRequest?.state === 'open' && (
        <>
          <ReasonDialog
            trigger={<Button>Accept return</Button>}
            title="Accept the return?"
            description="The order becomes returned and its goods go back into stock."
            label="Note (optional)"
            action="Accept return"
            onConfirm={(why) => decide(true, why)}
          />
          <ReasonDialog
            trigger={<Button variant="danger">Refuse return</Button>}
            title="Refuse the return?"
            description="The customer sees the reason in the order."
            label="Reason, for the customer"
            required
            action="Refuse return"
            variant="danger"
            onConfirm={(why) => decide(false, why)}
          />
        </>
      )}
      {nextStatuses[state].map((to) => {
        const verb = statusVerb(to, order);
        // Nothing follows goods that stay in the house.
        if (to === 'shipped' && !isCollected(order)) {
          return (
            <ReasonDialog
              key={to}
              trigger={<Button>{verb}</Button>}
              title={verb}
              description="The customer is told by email."
              label="Tracking (optional)"
              help="Carrier and number, as the customer should read it."
              oneLine
              action={verb}
              onConfirm={(tracking) => change(to, { tracking })}
            />
          );
        }
        if (to === 'cancelled' || to === 'returned') {
          return (
            <ReasonDialog
              key={to}
              trigger={<Button variant={to === 'cancelled' ? 'danger' : 'secondary'}>{verb}</Button>}
              title={`${verb}?`}
              description="The goods go back into stock. This can’t be undone."
              label="Reason, for the customer"
              required
              action={verb}
              variant="danger"
              onConfirm={(why) => change(to, { why })}
            />
          );
        }
        return (
          <Button key={to} pending={pending} onClick={() => void change(to)}>
            {verb}
          </Button>
        );
      })}
      {nextPaymentStatuses[payment.state].map((to) => (
        <Button
          key={to}
          variant="secondary"
          pending={pending}
          onClick={() =>
            void run(
              () => api.patch(`/orders/${number}/payment`, { to }),
              to === 'paid' ? 'Payment received' : 'Payment refunded',
            )
          }
        >
          {to === 'paid' ? 'Mark as paid' : 'Mark as refunded'}
        </Button>
      ))}
      <a href={`/api/orders/${number}/packing-slip`} target="_blank" className={buttonClasses('secondary')}>
        Packing slip (PDF)
      </a>
      <a href={`/api/orders/${number}/invoice`} target="_blank" className={buttonClasses('secondary')}>
        Invoice (PDF)
      </a>
    </div>
  );
}
