'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { messageOf } from '@/lib/api/client/errors';
import type { EntryRow } from '@/lib/catalog/rules/entry-form';
import type { EntryKind } from '@/lib/catalog/schema/structure-entries';

export type MovedEntry = Pick<EntryRow, 'key' | 'name' | 'parent' | 'position' | 'last'> & {
  kind: EntryKind;
};

/** Moves an entry of the catalog structure to a place among its neighbors; says whether that is still going on. */
export function useMoveEntry(): [
  move: (entry: MovedEntry, position: number) => Promise<void>,
  pending: boolean,
] {
  const router = useRouter();
  const [pending, setPending] = useState(false);

  async function move({ kind, key, parent }: MovedEntry, position: number) {
    setPending(true);
    try {
      await api.put(`/catalog-structure/${encodeURIComponent(key)}/position`, { kind, parent, position });
      router.refresh();
    } catch (error) {
      toast.error(messageOf(error));
    }
    setPending(false);
  }

  return [move, pending];
}
