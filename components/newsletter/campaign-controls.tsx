'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/orders/confirm-dialog';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { messageOf } from '@/lib/api/client/errors';
import { campaignHref } from '@/lib/newsletter/rules/campaigns';
import type { Campaign } from '@/lib/newsletter/schema/campaigns';

/** Copies a campaign, takes its schedule back, or stops it. */
export function CampaignControls({ campaign }: { campaign: Pick<Campaign, 'id' | 'revision' | 'state'> }) {
  const { id, revision, state } = campaign;
  const router = useRouter();
  const [pending, setPending] = useState(false);

  /** Runs a call and says that it is done, or why not. */
  async function run(call: () => Promise<unknown>, done: string): Promise<boolean> {
    setPending(true);
    try {
      await call();
      toast.success(done);
      return true;
    } catch (error) {
      toast.error(messageOf(error));
      return false;
    } finally {
      router.refresh();
      setPending(false);
    }
  }

  const change = (action: 'cancel' | 'stop') => () =>
    api.put(`/campaigns/${id}/sending`, { action, revision });

  async function copy() {
    const { id: copied } = await api.post(`/campaigns/${id}/copy`);
    router.push(campaignHref(copied));
  }

  return (
    <div className="flex flex-wrap gap-3">
      {state === 'scheduled' && (
        <Button
          variant="secondary"
          size="sm"
          pending={pending}
          onClick={() => void run(change('cancel'), 'Schedule canceled: this is a draft again')}
        >
          Cancel the schedule
        </Button>
      )}
      {state === 'sending' && (
        <ConfirmDialog
          trigger={
            <Button variant="danger" size="sm">
              Stop
            </Button>
          }
          title="Stop sending?"
          description="Mails that have not left stay unsent for good. Copy the campaign to send it again."
          action="Stop sending"
          variant="danger"
          onConfirm={() => run(change('stop'), 'Sending stopped')}
        />
      )}
      <Button
        variant="secondary"
        size="sm"
        pending={pending}
        onClick={() => void run(copy, 'This is the copy: a new draft')}
      >
        Duplicate
      </Button>
    </div>
  );
}
