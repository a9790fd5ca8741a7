'use client';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { api } from '@/lib/api/client/api';
import { Dialog } from '@/components/ui/dialog';
import { useSearchCall } from './use-search-call';
import { formatNumber } from '@/lib/shared/formats';

/** Clears the list of searches without a result, after a confirmation. */
export function ClearSearches({ total }: { total: number }) {
  const run = useSearchCall();
  const [open, setOpen] = useState(false);
  const [pending, setPending] = useState(false);

  async function clear() {
    setPending(true);
    if (await run(api.delete('/searches/missed'), 'List of searches cleared')) setOpen(false);
    setPending(false);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title="Clear the list?"
      description={`All ${formatNumber(total)} searches are removed from the list. A search that fails again is listed again.`}
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
