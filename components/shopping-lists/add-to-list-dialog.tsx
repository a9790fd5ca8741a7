'use client';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { FormError } from '@/components/account/form-error';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Select, TextInput } from '@/components/ui/input';
import { ScriptForm } from '@/components/ui/script-form';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { messageOf } from '@/lib/api/client/errors';
import type { LineInput } from '@/lib/cart/schema';
import { listHref } from '@/lib/shopping-lists/rules/paths';
import type { ListSummary } from '@/lib/shopping-lists/schema';

const products = (count: number) => (count === 1 ? '1 product' : `${count} products`);

/** Chooses a list, or names a new one, and puts the products into it. */
export function AddToListDialog({ lines, onClose }: { lines: LineInput[]; onClose: () => void }) {
  const router = useRouter();
  const [lists, setLists] = useState<ListSummary[]>();
  const [listId, setListId] = useState('');
  const [name, setName] = useState('');
  const [error, setError] = useState('');
  const [pending, setPending] = useState(false);
  const key = useRef('');

  useEffect(() => {
    api.get('/shopping-lists').then(
      (all) => {
        const own = all.filter(({ mayEdit }) => mayEdit);
        setLists(own);
        setListId(own[0]?.id ?? '');
      },
      (failure: unknown) => setError(messageOf(failure)),
    );
  }, []);

  async function add() {
    if (!listId && !name.trim()) return setError('Name the list');
    setPending(true);
    setError('');
    try {
      key.current ||= crypto.randomUUID();
      const id = listId || (await api.post('/shopping-lists', { key: key.current, name })).id;
      const { added, notes } = await api.post(`/shopping-lists/${id}/lines`, { lines });
      for (const note of notes) toast.warning(note);
      if (added > 0)
        toast.success(`${products(added)} added to the list`, {
          action: { label: 'View list', onClick: () => router.push(listHref(id)) },
        });
      onClose();
    } catch (failure) {
      setError(messageOf(failure));
      setPending(false);
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Add to list"
      description={`${products(lines.length)}, with these quantities as the usual ones.`}
    >
      <ScriptForm onSubmit={() => void add()} className="flex flex-col gap-4">
        {!lists && !error && <p role="status">One moment…</p>}
        {lists && lists.length > 0 && (
          <Field label="List">
            {(ids) => (
              <Select {...ids} value={listId} onChange={({ target }) => setListId(target.value)}>
                {lists.map((list) => (
                  <option key={list.id} value={list.id}>
                    {list.company ? `${list.name} (${list.company})` : list.name}
                  </option>
                ))}
                <option value="">A new list</option>
              </Select>
            )}
          </Field>
        )}
        {lists && !listId && (
          <Field label="Name of the new list">
            {(ids) => (
              <TextInput
                {...ids}
                value={name}
                maxLength={80}
                autoComplete="off"
                onChange={({ target }) => setName(target.value)}
              />
            )}
          </Field>
        )}
        <Button type="submit" pending={pending} disabled={!lists} className="self-start">
          Add
        </Button>
        <FormError>{error || undefined}</FormError>
      </ScriptForm>
    </Dialog>
  );
}
