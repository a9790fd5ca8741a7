'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/orders/confirm-dialog';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/input';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { ApiError, messageOf } from '@/lib/api/client/errors';
import { entryKindNames, entryListHref } from '@/lib/catalog/rules/entry-kinds';
import type { EntryKind } from '@/lib/catalog/schema/structure-entries';

const effects = {
  category: 'Its address leads to the category that takes its products.',
  field: 'Its values stay in the specification tables of the products.',
  tag: 'It is taken off all products.',
  brand: 'Its products go to another brand.',
};

/** Removes an entry; `targets` are the categories or brands that can take its products over. */
export function RemoveEntry({
  kind,
  entryKey,
  name,
  targets,
}: {
  kind: EntryKind;
  entryKey: string;
  name: string;
  targets: { slug: string; name: string }[];
}) {
  const router = useRouter();
  const [into, setInto] = useState('');
  const [problem, setProblem] = useState<string>();
  const { one } = entryKindNames[kind];

  async function remove(): Promise<boolean> {
    try {
      await api.delete(`/catalog-structure/${encodeURIComponent(entryKey)}`, { kind, into: into || null });
      toast.success(`${name} removed`);
      router.push(entryListHref(kind));
      router.refresh();
      return true;
    } catch (error) {
      const own = error instanceof ApiError ? error.fields.into : undefined;
      if (own && targets.length) setProblem(own);
      else toast.error(own ?? messageOf(error));
      return false;
    }
  }

  return (
    <ConfirmDialog
      trigger={
        <Button variant="danger" size="sm" className="self-start">
          Remove {one}
        </Button>
      }
      title={`Remove ${name}?`}
      description={effects[kind]}
      action="Remove"
      variant="danger"
      onConfirm={remove}
    >
      {targets.length > 0 && (
        <Field label="Its products go to" error={problem}>
          {(ids) => (
            <Select
              {...ids}
              value={into}
              onChange={(event) => {
                setInto(event.target.value);
                setProblem(undefined);
              }}
            >
              <option value="">It has none</option>
              {targets.map(({ slug, name: target }) => (
                <option key={slug} value={slug}>
                  {target}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
    </ConfirmDialog>
  );
}
