'use client';
import { Link } from '@/components/ui/link';
import { useEffect, useRef } from 'react';

/** A product that the form has just added. */
export type Saved = { id: string; slug: string; name: string; status: 'draft' | 'published' };

/** Names and links the added product above the emptied form. It takes the focus, which also scrolls to it. */
export function SavedProduct({ saved }: { saved: Saved }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), [saved]);
  const link = 'font-semibold underline underline-offset-4';
  return (
    <div
      ref={panel}
      role="status"
      tabIndex={-1}
      className="flex flex-wrap gap-x-5 gap-y-1 rounded-card border border-good bg-good-ground p-4 text-good"
    >
      <p className="w-full">
        {saved.name} {saved.status === 'published' ? 'is published.' : 'is saved as a draft.'} You can add the
        next product below.
      </p>
      {saved.status === 'published' && (
        <Link href={`/product/${saved.slug}`} className={link}>
          View in the shop
        </Link>
      )}
      <Link href={`/dashboard/manageProduct/${saved.id}`} className={link}>
        Edit {saved.name}
      </Link>
    </div>
  );
}
