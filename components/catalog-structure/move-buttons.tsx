'use client';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { messageOf } from '@/lib/api/client/errors';
import type { EntryRow } from '@/lib/catalog/rules/entry-form';
import type { EntryKind } from '@/lib/catalog/schema/structure-entries';

type Entry = Pick<EntryRow, 'key' | 'name' | 'parent' | 'position' | 'last'> & { kind: EntryKind };

/** Moves an entry up or down among its neighbors. */
export function MoveButtons({ entry: { kind, key, name, parent, position, last } }: { entry: Entry }) {
  const router = useRouter();
  const [pending, setPending] = useState(false);

  async function moveTo(place: number) {
    setPending(true);
    try {
      await api.put(`/catalog-structure/${encodeURIComponent(key)}/position`, {
        kind,
        parent,
        position: place,
      });
      router.refresh();
    } catch (error) {
      toast.error(messageOf(error));
    }
    setPending(false);
  }

  return (
    <span className="flex gap-2 md:justify-end">
      <IconButton
        label={`Move ${name} up`}
        icon={ArrowUp}
        disabled={pending || position === 0}
        onClick={() => void moveTo(position - 1)}
      />
      <IconButton
        label={`Move ${name} down`}
        icon={ArrowDown}
        disabled={pending || last}
        onClick={() => void moveTo(position + 1)}
      />
    </span>
  );
}
