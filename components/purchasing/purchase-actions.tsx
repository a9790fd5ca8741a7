'use client';
import { useRef } from 'react';
import { ConfirmDialog } from '@/components/orders/confirm-dialog';
import { useOrderCall } from '@/components/orders/use-order-call';
import { Allowed } from '@/components/layout/allowed';
import { Button, buttonClasses } from '@/components/ui/button';
import { api } from '@/lib/api/client/api';
import { isReceivable, mayBecome } from '@/lib/purchasing/rules/status';
import type { PurchaseOrder } from '@/lib/purchasing/schema/orders';
import { ReceiveDialog } from './receive-dialog';

/** What can be done with a purchase order in its state. */
export function PurchaseActions({ order, shopCurrency }: { order: PurchaseOrder; shopCurrency: string }) {
  // Of the next press; a retry after a lost response has the same.
  const mailId = useRef('');
  const { run } = useOrderCall();
  const { number, state, supplier } = order;
  const change = (to: 'sent' | 'cancelled' | 'received', done: string) => (why: string) =>
    run(() => api.put(`/purchase-orders/${number}/state`, { to, why }), done);
  async function mailAgain(): Promise<boolean> {
    mailId.current ||= crypto.randomUUID();
    const send = () => api.post(`/purchase-orders/${number}/mails`, { id: mailId.current });
    const done = await run(send, `${number} is on its way to ${supplier.name} again`);
    if (done) mailId.current = '';
    return done;
  }
  return (
    <div className="no-print flex flex-wrap gap-3">
      <a
        href={`/api/purchase-orders/${number}/pdf`}
        target="_blank"
        rel="noreferrer"
        className={buttonClasses('secondary', 'sm')}
      >
        PDF
      </a>
      {isReceivable(state) && (
        <Allowed right="stock.edit">
          <ReceiveDialog order={order} shopCurrency={shopCurrency} />
        </Allowed>
      )}
      <Allowed right="purchasing.edit">
        {mayBecome(state, 'sent') && (
          <ConfirmDialog
            trigger={<Button size="sm">Send to supplier</Button>}
            title={`Send ${number}`}
            description={`The order goes to ${supplier.email} with its PDF. It can’t be edited after that. Save your changes first.`}
            action="Send order"
            onConfirm={change('sent', `${number} is on its way to ${supplier.name}`)}
          />
        )}
        {isReceivable(state) && (
          <ConfirmDialog
            trigger={
              <Button size="sm" variant="secondary">
                Mail again
              </Button>
            }
            title={`Mail ${number} again`}
            description="The same order goes to the present email address of the supplier once more. Tell them that it is not a second order."
            action="Mail order again"
            onConfirm={mailAgain}
          />
        )}
        {mayBecome(state, 'received') && (
          <ConfirmDialog
            trigger={
              <Button size="sm" variant="secondary">
                Close
              </Button>
            }
            title={`Close ${number}`}
            description="The units that have not arrived are no longer expected."
            label="Why"
            action="Close order"
            onConfirm={change('received', `${number} is closed`)}
          />
        )}
        {mayBecome(state, 'cancelled') && (
          <ConfirmDialog
            trigger={
              <Button size="sm" variant="danger">
                Cancel order
              </Button>
            }
            title={`Cancel ${number}`}
            description={
              state === 'draft'
                ? 'The draft is dropped.'
                : 'The supplier gets no mail about it: tell them too.'
            }
            label="Why"
            action="Cancel this order"
            variant="danger"
            onConfirm={change('cancelled', `${number} is cancelled`)}
          />
        )}
      </Allowed>
    </div>
  );
}
