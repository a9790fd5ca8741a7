'use client';
import { useOrderCall } from '@/components/orders/use-order-call';
import { Button } from '@/components/ui/button';
import { api } from '@/lib/api/client/api';

/** Takes a waiting request back. */
export function WithdrawButton({ id }: { id: string }) {
  const { pending, run } = useOrderCall();
  return (
    <Button
      variant="secondary"
      className="self-start"
      pending={pending}
      onClick={() => void run(() => api.post(`/approvals/${id}/withdraw`), 'Request withdrawn')}
    >
      Withdraw the request
    </Button>
  );
}
