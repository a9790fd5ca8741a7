'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { messageOf } from '@/lib/api/client/errors';

/** Sends a delivery again and says what came of it. */
export function ReplayButton({ id, type }: { id: string; type: string }) {
  const router = useRouter();
  const [pending, setPending] = useState(false);

  async function replay() {
    setPending(true);
    try {
      const { state, log } = await api.post(`/webhook-deliveries/${id}/replay`);
      if (state === 'delivered') toast.success(`${type} was delivered`);
      else toast.error(log.at(-1)?.error ?? `${type} was not delivered`);
    } catch (error) {
      toast.error(messageOf(error));
    }
    setPending(false);
    router.refresh();
  }

  return (
    <Button size="sm" variant="secondary" pending={pending} onClick={() => void replay()}>
      Send again<span className="sr-only"> {type}</span>
    </Button>
  );
}
