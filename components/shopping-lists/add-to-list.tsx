'use client';
import { ListPlus } from 'lucide-react';
import { useState } from 'react';
import { onDemand } from '@/components/layout/on-demand';
import { Button, type ButtonSize } from '@/components/ui/button';
import type { LineInput } from '@/lib/cart/schema';

const AddToListDialog = onDemand(() =>
  import('./add-to-list-dialog').then((module) => module.AddToListDialog),
);

/** Puts these products into one of the lists of a signed-in person. */
export function AddToList({ lines, size }: { lines: LineInput[]; size?: ButtonSize }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        size={size}
        aria-haspopup="dialog"
        disabled={lines.length === 0}
        onClick={() => setOpen(true)}
      >
        <ListPlus aria-hidden size={18} /> Add to list
      </Button>
      {open && <AddToListDialog lines={lines} onClose={() => setOpen(false)} />}
    </>
  );
}
