'use client';
import { useState, type DragEvent, type ReactNode } from 'react';
import { TableRow } from '@/components/ui/table';
import { useMay } from '@/components/layout/allowed';
import { useMoveEntry, type MovedEntry } from './use-move-entry';

// A browser hides the dragged data from the rows that it is dragged over.
let dragged: MovedEntry | null = null;

/**
 * A row that can be dragged to the place of one of its neighbors, for those who may edit. The buttons beside it do the
 * same by keyboard and touch.
 */
export function DraggableRow({ entry, children }: { entry: MovedEntry; children: ReactNode }) {
  const isEditable = useMay('products.edit');
  const [move, pending] = useMoveEntry();
  const [isTarget, setIsTarget] = useState(false);
  if (!isEditable) return <TableRow>{children}</TableRow>;

  const takes = () =>
    dragged !== null &&
    dragged.kind === entry.kind &&
    dragged.parent === entry.parent &&
    dragged.key !== entry.key;

  function onDragStart(event: DragEvent) {
    dragged = entry;
    event.dataTransfer.effectAllowed = 'move';
    event.dataTransfer.setData('text/plain', entry.name);
  }

  function onDragOver(event: DragEvent) {
    if (!takes()) return;
    event.preventDefault();
    setIsTarget(true);
  }

  function onDrop(event: DragEvent) {
    if (!takes() || !dragged) return;
    event.preventDefault();
    setIsTarget(false);
    void move(dragged, entry.position);
  }

  return (
    <TableRow
      draggable={!pending}
      aria-busy={pending || undefined}
      onDragStart={onDragStart}
      onDragEnd={() => (dragged = null)}
      onDragOver={onDragOver}
      onDragLeave={() => setIsTarget(false)}
      onDrop={onDrop}
      className={`md:cursor-grab ${isTarget ? 'bg-line' : ''}`}
    >
      {children}
    </TableRow>
  );
}
