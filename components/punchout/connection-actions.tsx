'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { SecretOnce } from '@/components/admin/secret-once';
import { ConfirmDialog } from '@/components/orders/confirm-dialog';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { messageOf } from '@/lib/api/client/errors';
import type { NewConnection } from '@/lib/punchout/schema/connection';

/** The buttons that renew the secret of a connection and delete it, each after a question. */
export function ConnectionActions({ path, name }: { path: string; name: string }) {
  const router = useRouter();
  const [secret, setSecret] = useState<string | null>(null);

  async function run(call: () => Promise<unknown>, done: string): Promise<boolean> {
    try {
      await call();
      toast.success(done);
      router.refresh();
      return true;
    } catch (error) {
      toast.error(messageOf(error));
      return false;
    }
  }
  const renew = async () => setSecret((await api.post<NewConnection>(`${path}/secret`)).secret);

  if (secret)
    return (
      <SecretOnce title="The new secret" name="secret" secret={secret} onDone={() => setSecret(null)}>
        Give it to the company for its purchasing system now:
      </SecretOnce>
    );
  return (
    <div className="flex flex-wrap gap-3">
      <ConfirmDialog
        trigger={<Button variant="secondary">New secret</Button>}
        title="Replace the shared secret?"
        description={`The next document of ${name} with the present secret is rejected.`}
        action="Replace"
        onConfirm={() => run(renew, 'Secret replaced')}
      />
      <ConfirmDialog
        trigger={<Button variant="danger">Delete connection</Button>}
        title="Delete this connection?"
        description={`${name} can no longer shop or order here, and its sessions end. This can’t be undone.`}
        action="Delete"
        variant="danger"
        onConfirm={() => run(() => api.delete(path), 'Connection deleted')}
      />
    </div>
  );
}
