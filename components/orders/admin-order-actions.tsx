'use client';
import { Allowed } from '@/components/layout/allowed';
import { ReturnRequestDialog } from '@/components/returns/return-request-dialog';
import { ButtonLink, buttonClasses } from '@/components/ui/button';
import { editBarrier } from '@/lib/orders/rules/edits';
import { isRecordedByHand } from '@/lib/orders/rules/payments';
import type { Order } from '@/lib/orders/schema/order';
import { PaymentActions } from './payment-actions';
import { RefundAction } from './refund-action';
import { StatusActions } from './status-actions';

/**
 * The actions of staff on an order: exactly those that its status and their role allow; `carriers` are the names to ship
 * with, `waiting` the units of each SKU that have not arrived yet.
 */
export function AdminOrderActions({
  order,
  carriers,
  waiting = {},
}: {
  order: Order;
  carriers: string[];
  waiting?: Record<string, number>;
}) {
  const { number } = order;
  return (
    <div className="no-print flex flex-wrap gap-3">
      <Allowed right="orders.edit">
        <StatusActions order={order} carriers={carriers} waiting={waiting} />
        <ReturnRequestDialog order={order} byStaff />
        {!editBarrier(order) && (
          <ButtonLink variant="secondary" href={`/dashboard/manageOrder/${number}/edit`}>
            Change order
          </ButtonLink>
        )}
      </Allowed>
      <Allowed right="payments.edit">
        {order.replaces ? null : isRecordedByHand(order) ? (
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
