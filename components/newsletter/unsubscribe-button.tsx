'use client';
import { useRouter } from 'next/navigation';
import { ConfirmDialog } from '@/components/orders/confirm-dialog';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { messageOf } from '@/lib/api/client/errors';

/** Takes a subscriber off the list who has asked the shop for it. */
export function UnsubscribeButton({ id, email }: { id: string; email: string }) {
  const router = useRouter();

  async function unsubscribe() {
    try {
      await api.post(`/subscribers/${id}/unsubscribe`);
      toast.success(`${email} is off the list`);
      router.refresh();
      return true;
    } catch (error) {
      toast.error(messageOf(error));
      return false;
    }
  }

  return (
    <ConfirmDialog
      trigger={
        <Button variant="ghost" size="sm" aria-label={`Unsubscribe ${email}`}>
          Unsubscribe
        </Button>
      }
      title={`Unsubscribe ${email}?`}
      description="Do this when the person asks for it. Only the person can subscribe again."
      action="Unsubscribe"
      onConfirm={unsubscribe}
    />
  );
}
