'use client';
import { Allowed } from '@/components/layout/allowed';
import { Button, buttonClasses } from '@/components/ui/button';
import { api } from '@/lib/api/client/api';
import { ConfirmDialog } from './confirm-dialog';
import { useOrderCall } from './use-order-call';

/** The actions of staff on a shipment: its packing slip and, for the latest, to undo it. */
export function ShipmentActions({ number, id, canUndo }: { number: string; id: string; canUndo: boolean }) {
  const { run } = useOrderCall();
  return (
    <div className="no-print flex flex-wrap gap-2">
      <a
        href={`/api/orders/${number}/shipments/${id}/packing-slip`}
        target="_blank"
        className={buttonClasses('secondary', 'sm')}
      >
        Packing slip (PDF)
      </a>
      <Allowed right="orders.edit">
        {canUndo && (
          <ConfirmDialog
            trigger={
              <Button variant="ghost" size="sm">
                Undo shipment
              </Button>
            }
            title="Undo this shipment?"
            description="Its units wait to be shipped again. The customer gets no email about it."
            action="Undo shipment"
            onConfirm={() =>
              run(() => api.delete(`/orders/${number}/shipments/${id}`), `Shipment of ${number} undone`)
            }
          />
        )}
      </Allowed>
    </div>
  );
}
