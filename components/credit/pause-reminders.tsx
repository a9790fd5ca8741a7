'use client';
import { useOrderCall } from '@/components/orders/use-order-call';
import { Button } from '@/components/ui/button';
import { api } from '@/lib/api/client/api';

/** Pauses the reminders about an invoice, or lets them go on. */
export function PauseReminders({ number, isPaused }: { number: string; isPaused: boolean }) {
  const { pending, run } = useOrderCall();
  const change = () =>
    run(
      () => api.put(`/invoices/${number}/reminders`, { paused: !isPaused }),
      isPaused ? 'Reminders go on' : 'Reminders paused',
    );
  return (
    <Button
      variant="secondary"
      size="sm"
      disabled={pending}
      onClick={change}
      aria-label={`${isPaused ? 'Resume' : 'Pause'} reminders about ${number}`}
    >
      {isPaused ? 'Resume reminders' : 'Pause reminders'}
    </Button>
  );
}
