'use client';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button';
import { useMoveEntry, type MovedEntry } from './use-move-entry';

/** Moves an entry up or down among its neighbors. */
export function MoveButtons({ entry }: { entry: MovedEntry }) {
  const [move, pending] = useMoveEntry();
  const { name, position, last } = entry;
  return (
    <span className="flex gap-2 md:justify-end">
      <IconButton
        label={`Move ${name} up`}
        icon={ArrowUp}
        disabled={pending || position === 0}
        onClick={() => void move(entry, position - 1)}
      />
      <IconButton
        label={`Move ${name} down`}
        icon={ArrowDown}
        disabled={pending || last}
        onClick={() => void move(entry, position + 1)}
      />
    </span>
  );
}
