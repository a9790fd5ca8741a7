'use client';
import { Allowed } from '@/components/layout/allowed';
import { Button, ButtonLink, buttonClasses } from '@/components/ui/button';
import type { LineInput } from '@/lib/cart/schema';
import { api } from '@/lib/api/client/api';
import { editBarrier } from '@/lib/orders/rules/edits';
import type { Order } from '@/lib/orders/schema/order';
import { ConfirmDialog } from './confirm-dialog';
import { PaymentActions } from './payment-actions';
import { RefundAction } from './refund-action';
import { RestockDialog } from './restock-dialog';
import { StatusActions } from './status-actions';
import { useOrderCall } from './use-order-call';

/** The actions of staff on an order: exactly those that its status and their role allow. */
export function AdminOrderActions({ order }: { order: Order }) {
  const { number, returnRequest } = order;
  const isRequested = returnRequest?.state === 'open';
  return (
    <div className="no-print flex flex-wrap gap-3">
      <Allowed right="orders.edit">
        {isRequested && <ReturnActions order={order} />}
        <StatusActions order={order} />
        {!editBarrier(order) && (
          <ButtonLink variant="secondary" href={`/dashboard/manageOrder/${number}/edit`}>
            Change order
          </ButtonLink>
        )}
      </Allowed>
      <Allowed right="payments.edit">
        {order.payment.method === 'invoice' ? (
          <PaymentActions order={order} />
        ) : (
          <RefundAction order={order} />
        )}
      </Allowed>
      <a href={`/api/orders/${number}/packing-slip`} target="_blank" className={buttonClasses('secondary')}>
        Packing slip (PDF)
      </a>
      <a href={`/api/orders/${number}/invoice`} target="_blank" className={buttonClasses('secondary')}>
        {order.shipments.length > 0 ? 'Invoice (PDF)' : 'Pro forma invoice (PDF)'}
      </a>
    </div>
  );
}

function ReturnActions({ order }: { order: Order }) {
  const { run } = useOrderCall();
  const path = `/orders/${order.number}/return`;
  const accept = (why: string, lines: LineInput[]) =>
    run(() => api.patch(path, { accept: true, why, lines }), `Return of order ${order.number} accepted`);
  const refuse = (why: string) =>
    run(() => api.patch(path, { accept: false, why }), `Return of order ${order.number} refused`);
  return (
    <>
      <RestockDialog
        order={order}
        trigger={<Button>Accept return</Button>}
        title="Accept the return?"
        label="Note for the customer (optional)"
        action="Accept return"
        onConfirm={accept}
      />
      <ConfirmDialog
        trigger={<Button variant="danger">Refuse return</Button>}
        title="Refuse the return?"
        description="The customer is told by email and sees the reason in the order."
        label="Reason, for the customer"
        required
        action="Refuse return"
        variant="danger"
        onConfirm={refuse}
      />
    </>
  );
}
