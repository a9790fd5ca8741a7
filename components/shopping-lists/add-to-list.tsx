'use client';
import { ListPlus } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Button, type ButtonSize } from '@/components/ui/button';
import type { LineInput } from '@/lib/cart/schema';

const AddToListDialog = dynamic(
  () => import('./add-to-list-dialog').then((module) => module.AddToListDialog),
  {
    ssr: false,
  },
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
