'use client';
import { Allowed } from '@/components/layout/allowed';
import { ConfirmDialog } from '@/components/orders/confirm-dialog';
import { UnitFields, useUnits } from '@/components/orders/unit-fields';
import { useOrderCall } from '@/components/orders/use-order-call';
import { Button } from '@/components/ui/button';
import { api } from '@/lib/api/client/api';
import type { Order } from '@/lib/orders/schema/order';
import type { OrderReturn, ReturnStep } from '@/lib/orders/schema/returns';
import { InspectDialog } from './inspect-dialog';
import { RepairDialog } from './repair-dialog';
import { ReplaceDialog } from './replace-dialog';
import { ReturnRefundDialog } from './return-refund-dialog';

type Props = { order: Order; found: OrderReturn };

/** The next steps of staff on a return. */
export function ReturnSteps({ order, found }: Props) {
  const { run } = useOrderCall();
  const path = `/orders/${order.number}/returns/${found.id}`;
  const advance = (step: ReturnStep, done: string) =>
    run(() => api.patch(path, step), `Return ${found.number} ${done}`);
  const { status } = found;
  return (
    <div className="no-print flex flex-wrap gap-3">
      <Allowed right="orders.edit">
        {status === 'requested' && (
          <>
            <ApproveDialog order={order} found={found} />
            <ConfirmDialog
              trigger={<Button variant="danger">Refuse</Button>}
              title={`Refuse return ${found.number}?`}
              description="The customer is told by email and sees the reason in the order."
              label="Reason, for the customer"
              required
              action="Refuse"
              variant="danger"
              onConfirm={(why) => advance({ to: 'refused', why }, 'refused')}
            />
          </>
        )}
        {status === 'approved' && (
          <ConfirmDialog
            trigger={<Button>Mark as received</Button>}
            title={`Has return ${found.number} arrived?`}
            description="The customer is told by email. Next, each unit is inspected."
            action="Mark as received"
            onConfirm={() => advance({ to: 'received' }, 'received')}
          />
        )}
        {status === 'received' && <InspectDialog order={order} found={found} advance={advance} />}
      </Allowed>
      {status === 'inspected' && (
        <>
          <Allowed right="payments.edit">
            <ReturnRefundDialog order={order} found={found} />
          </Allowed>
          <Allowed right="orders.edit">
            <ReplaceDialog order={order} found={found} />
            <ConfirmDialog
              trigger={<Button variant="secondary">Close without refund</Button>}
              title={`Close return ${found.number} without refund?`}
              description="Nothing is credited for it, and the customer is told by email. This can’t be undone."
              label="Reason, for the customer"
              required
              action="Close"
              onConfirm={(why) => advance({ to: 'closed', why }, 'closed')}
            />
          </Allowed>
        </>
      )}
      {(status === 'inspected' || status === 'closed') && (
        <Allowed right="orders.edit">
          <RepairDialog order={order} found={found} />
        </Allowed>
      )}
    </div>
  );
}

function ApproveDialog({ order, found }: Props) {
  const { run } = useOrderCall();
  const units = useUnits(
    found.lines.map(({ sku, quantity }) => {
      const name = order.lines.find((line) => line.sku === sku)?.name ?? sku;
      return { sku, quantity, name };
    }),
  );
  async function approve(why: string): Promise<boolean> {
    const lines = units.read();
    if (!lines) return false;
    const path = `/orders/${order.number}/returns/${found.id}`;
    return run(() => api.patch(path, { to: 'approved', lines, why }), `Return ${found.number} approved`);
  }
  return (
    <ConfirmDialog
      trigger={<Button>Approve</Button>}
      title={`Approve return ${found.number}`}
      description="Enter fewer units to take back only a part. The customer is told by email where to send the goods."
      label="Note for the customer (optional)"
      action="Approve"
      onConfirm={approve}
    >
      <UnitFields legend="Units to take back" units={units} />
    </ConfirmDialog>
  );
}

/** Lets a customer take back a return that has not arrived. */
export function CancelReturn({ order, found }: Props) {
  const { run } = useOrderCall();
  if (found.status !== 'requested' && found.status !== 'approved') return null;
  const path = `/orders/${order.number}/returns/${found.id}/cancel`;
  return (
    <div className="no-print">
      <ConfirmDialog
        trigger={
          <Button variant="secondary" size="sm">
            Cancel return
          </Button>
        }
        title={`Cancel return ${found.number}?`}
        description="You keep the goods. You can ask again later."
        action="Cancel return"
        onConfirm={() => run(() => api.post(path), `Return ${found.number} cancelled`)}
      />
    </div>
  );
}
