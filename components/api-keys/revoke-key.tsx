'use client';
import { useRouter } from 'next/navigation';
import { ConfirmDialog } from '@/components/orders/confirm-dialog';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { messageOf } from '@/lib/api/client/errors';

/** The button that revokes a key, after a question; `path` is the endpoint of the key below `/api`. */
export function RevokeKey({ path, name }: { path: string; name: string }) {
  const router = useRouter();

  async function revoke(): Promise<boolean> {
    try {
      await api.delete(path);
      toast.success('Key revoked');
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
        <Button size="sm" variant="danger">
          Revoke<span className="sr-only"> {name}</span>
        </Button>
      }
      title="Revoke this key?"
      description={`The next request with the key ${name} is rejected. This can’t be undone.`}
      action="Revoke"
      variant="danger"
      onConfirm={revoke}
    />
  );
}
