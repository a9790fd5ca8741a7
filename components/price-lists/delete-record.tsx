'use client';
import { useRouter } from 'next/navigation';
import { ConfirmDialog } from '@/components/orders/confirm-dialog';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { messageOf } from '@/lib/api/client/errors';

/** Deletes a record, such as a price list, after a question, and leads back to the others. */
export function DeleteRecord({
  what,
  name,
  path,
  listPath,
  consequence,
}: {
  what: string;
  name: string;
  /** The address of its API. */
  path: string;
  /** The page that lists the others. */
  listPath: string;
  consequence: string;
}) {
  const router = useRouter();

  async function remove(): Promise<boolean> {
    try {
      await api.delete(path);
      toast.success(`${what} “${name}” deleted`);
      router.push(listPath);
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
        <Button variant="danger" size="sm">
          Delete {what.toLowerCase()}
        </Button>
      }
      title={`Delete ${name}?`}
      description={consequence}
      action="Delete"
      variant="danger"
      onConfirm={remove}
    />
  );
}
