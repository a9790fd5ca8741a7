'use client';
import { useOrderCall } from '@/components/orders/use-order-call';
import { Button } from '@/components/ui/button';
import { api } from '@/lib/api/client/api';

/** Withdraws a request to be told when a product is back. */
export function WithdrawAlert({ id, name }: { id: string; name: string }) {
  const { pending, run } = useOrderCall();
  return (
    <Button
      variant="ghost"
      size="sm"
      pending={pending}
      aria-label={`Withdraw ${name}`}
      onClick={() => void run(() => api.delete(`/stock-alerts/${id}`), 'Withdrawn')}
    >
      Withdraw
    </Button>
  );
}
