'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/orders/confirm-dialog';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { messageOf } from '@/lib/api/client/errors';
import { deliveriesHref, webhooksPath } from '@/lib/webhooks/rules';
import type { Endpoint } from '@/lib/webhooks/schema';
import { SigningSecret } from './signing-secret';

/** The buttons of an endpoint: test, on and off, new secret, delete. */
export function EndpointActions({ endpoint }: { endpoint: Endpoint }) {
  const { id, url, status, failingSince } = endpoint;
  const router = useRouter();
  const [pending, setPending] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const path = `/webhooks/${id}` as const;

  async function run(call: () => Promise<void>): Promise<boolean> {
    setPending(true);
    try {
      await call();
      router.refresh();
      return true;
    } catch (error) {
      toast.error(messageOf(error));
      return false;
    } finally {
      setPending(false);
    }
  }

  const test = () =>
    run(async () => {
      const { state, log } = await api.post(`${path}/test`);
      if (state === 'delivered') toast.success('The test event was delivered');
      else toast.error(log.at(-1)?.error ?? 'The test event was not delivered');
      router.push(deliveriesHref({ endpoint: id }));
    });
  const turn = (active: boolean) =>
    run(async () => {
      await api.patch(path, { active });
      toast.success(active ? 'What waits is being sent' : 'The endpoint is off');
    });
  const rotate = () => run(async () => setSecret((await api.post(`${path}/secret`)).secret));
  const remove = () =>
    run(async () => {
      await api.delete(path);
      toast.success('Endpoint deleted');
      router.push(webhooksPath);
    });

  if (secret) return <SigningSecret secret={secret} onDone={() => setSecret(null)} />;
  return (
    <div className="flex flex-wrap gap-3">
      <Button size="sm" pending={pending} onClick={() => void test()}>
        Send test event
      </Button>
      {status !== 'off' && (status === 'paused' || failingSince) && (
        <Button size="sm" variant="secondary" pending={pending} onClick={() => void turn(true)}>
          {status === 'paused' ? 'Resume' : 'Try again now'}
        </Button>
      )}
      {status === 'off' ? (
        <Button size="sm" variant="secondary" pending={pending} onClick={() => void turn(true)}>
          Switch on
        </Button>
      ) : (
        <ConfirmDialog
          trigger={
            <Button size="sm" variant="secondary">
              Switch off
            </Button>
          }
          title="Switch this endpoint off?"
          description="What waits for it is dropped, and what happens while it is off is never sent."
          action="Switch off"
          onConfirm={() => turn(false)}
        />
      )}
      <ConfirmDialog
        trigger={
          <Button size="sm" variant="secondary">
            New secret
          </Button>
        }
        title="Make a new secret?"
        description="The present one signs too for 24 hours, so that no event is lost meanwhile."
        action="Make a new secret"
        onConfirm={rotate}
      />
      <ConfirmDialog
        trigger={
          <Button size="sm" variant="danger">
            Delete
          </Button>
        }
        title="Delete this endpoint?"
        description={`Nothing is sent to ${url} any more, and its log is deleted.`}
        action="Delete"
        variant="danger"
        onConfirm={remove}
      />
    </div>
  );
}
