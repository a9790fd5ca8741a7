'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { messageOf } from '@/lib/api/client/errors';
import { announceMeChanged } from '@/lib/api/client/me';
import { ReturnRequestDialog } from '@/components/returns/return-request-dialog';
import { Button, buttonClasses } from '@/components/ui/button';
import { isPartlyShipped } from '@/lib/orders/rules/shipments';
import { mayBecome } from '@/lib/orders/rules/status';
import type { Order } from '@/lib/orders/schema/order';
import type { ReturnReason } from '@/lib/orders/schema/returns';
import { AddToList } from '@/components/shopping-lists/add-to-list';
import { mergeLines } from '@/lib/cart/rules';
import { ConfirmDialog } from './confirm-dialog';
import { useOrderCall } from './use-order-call';

/** The actions of a customer on their order: cancel it, request a return, order the same again. */
export function CustomerActions({
  order,
  returns,
}: {
  order: Order;
  /** Until when and for which reasons the customer can return units. */
  returns?: { terms: string; reasons: readonly ReturnReason[] };
}) {
  const { number, state } = order;
  const { run } = useOrderCall();
  return (
    <div className="no-print flex flex-wrap gap-3">
      <a href={`/api/orders/${number}/invoice`} target="_blank" className={buttonClasses('secondary')}>
        {order.shipments.length > 0 ? 'Invoice (PDF)' : 'Pro forma invoice (PDF)'}
      </a>
      <ReorderButton number={number} />
      <AddToList lines={mergeLines(order.lines.map(({ sku, quantity }) => ({ sku, quantity })))} />
      {mayBecome(state, 'cancelled') && !isPartlyShipped(order) && (
        <ConfirmDialog
          trigger={<Button variant="danger">Cancel order</Button>}
          title={`Cancel order ${number}?`}
          description="Nothing will be delivered and nothing is to be paid. This can’t be undone."
          label="Why? (optional)"
          action="Cancel order"
          variant="danger"
          onConfirm={(why) =>
            run(() => api.post(`/orders/${number}/cancel`, { why }), `Order ${number} cancelled`)
          }
        />
      )}
      <ReturnRequestDialog order={order} {...returns} />
    </div>
  );
}

function ReorderButton({ number }: { number: string }) {
  const router = useRouter();
  const [pending, setPending] = useState(false);

  async function buyAgain() {
    setPending(true);
    try {
      const { added, notes } = await api.post(`/orders/${number}/reorder`);
      for (const note of notes) toast.warning(note);
      if (added === 0) return;
      toast.success(`${added === 1 ? '1 unit' : `${added} units`} of order ${number} added to your cart`);
      announceMeChanged();
      router.push('/cart');
    } catch (error) {
      toast.error(messageOf(error));
    } finally {
      setPending(false);
    }
  }

  return (
    <Button variant="secondary" pending={pending} onClick={() => void buyAgain()}>
      Order again
    </Button>
  );
}
