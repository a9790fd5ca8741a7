'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client';

/** Clears the list of searches without a result, after a question. */
export function ClearSearches({ total }: { total: number }) {
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const [pending, setPending] = useState(false);

  async function clear() {
    setPending(true);
    try {
      await api.delete('/searches/missed');
      toast.success('cleared');
      setOpen(false);
      router.refresh();
    } catch (failure) {
      toast.error(failure instanceof Error ? failure.message : 'That did not work.', { duration: Infinity });
    } finally {
      setPending(false);
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title="Clear the list?"
      description={`All ${total.toLocaleString('en-US')} searches leave the list. They come back when they are missed again.`}
      trigger={
        <Button size="sm" variant="secondary">
          Clear
        </Button>
      }
    >
      <Button variant="danger" pending={pending} onClick={() => void clear()}>
        Clear the list
      </Button>
    </Dialog>
  );
}
