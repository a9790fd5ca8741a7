'use client';
import { ConfirmDialog } from '@/components/orders/confirm-dialog';
import { useOrderCall } from '@/components/orders/use-order-call';
import { Button } from '@/components/ui/button';
import { api } from '@/lib/api/client/api';

/** Posts or cancels an open count. */
export function CountActions({ countId, differences }: { countId: string; differences: number }) {
  const { run } = useOrderCall();
  const change = (to: 'posted' | 'cancelled', done: string) => () =>
    run(() => api.put(`/stock/counts/${countId}`, { to }), done);
  return (
    <div className="flex flex-wrap gap-3">
      <ConfirmDialog
        trigger={<Button size="sm">Post count</Button>}
        title="Post this count"
        description={`${differences} ${differences === 1 ? 'SKU differs' : 'SKUs differ'}. The differences are applied to the stock of this moment; units sold since stay sold. What was not counted stays as it is.`}
        action="Post differences"
        onConfirm={change('posted', 'The count is posted')}
      />
      <ConfirmDialog
        trigger={
          <Button size="sm" variant="danger">
            Cancel count
          </Button>
        }
        title="Cancel this count"
        description="The stock stays as it is."
        action="Cancel this count"
        variant="danger"
        onConfirm={change('cancelled', 'The count is cancelled')}
      />
    </div>
  );
}
