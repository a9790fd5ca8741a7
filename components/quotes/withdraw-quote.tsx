'use client';
import { ConfirmDialog } from '@/components/orders/confirm-dialog';
import { useOrderCall } from '@/components/orders/use-order-call';
import { Button } from '@/components/ui/button';
import { api } from '@/lib/api/client/api';

/** Takes a quote back; the customer sees why on its page. */
export function WithdrawQuote({ number }: { number: string }) {
  const { run } = useOrderCall();
  return (
    <ConfirmDialog
      trigger={
        <Button variant="danger" size="sm">
          Withdraw
        </Button>
      }
      title={`Withdraw ${number}`}
      description="It can’t be accepted any more, and the customer gets a mail. You can open it again by sending a new version."
      label="Why (optional)"
      action="Withdraw quote"
      variant="danger"
      onConfirm={(why) =>
        run(() => api.post(`/quotes/${number}/withdrawal`, { why }), `${number} is withdrawn`)
      }
    />
  );
}
