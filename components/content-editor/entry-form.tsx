'use client';
import { zodResolver } from '@hookform/resolvers/zod';
import { useRouter } from 'next/navigation';
import { useForm } from 'react-hook-form';
import { FormError } from '@/components/account/form-error';
import { showFailure } from '@/components/account/show-failure';
import { ConfirmDialog } from '@/components/orders/confirm-dialog';
import { Button } from '@/components/ui/button';
import { ScriptForm } from '@/components/ui/script-form';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { messageOf } from '@/lib/api/client/errors';
import { entryNames, type EntryKind } from '@/lib/content/rules/entries';
import { entryInput, entryTitle, type Entry, type EntryInput, type EntryValues } from '@/lib/content/schema';
import { EntryFields } from './entry-fields';

const emptyValues = (kind: EntryKind, position: number): EntryValues =>
  ({
    faq: { kind: 'faq' as const, question: '', answer: '', position },
    testimonial: { kind: 'testimonial' as const, name: '', description: '', picture: null, position },
    announcement: {
      kind: 'announcement' as const,
      title: '',
      text: '',
      audience: 'all' as const,
      places: [],
      from: null,
      until: null,
    },
  })[kind];

function valuesOf({ id: _, ...values }: Entry): EntryValues {
  return values;
}

/** The form of a question, a testimonial or an announcement, or of a new one; `position` is that of a new one. */
export function EntryForm({
  kind,
  entry,
  position = 0,
}: {
  kind: EntryKind;
  entry?: Entry;
  position?: number;
}) {
  const router = useRouter();
  const form = useForm<EntryValues, unknown, EntryInput>({
    resolver: zodResolver(entryInput),
    defaultValues: entry ? valuesOf(entry) : emptyValues(kind, position),
  });
  const { handleSubmit, setError, reset, formState } = form;
  const { one } = entryNames[kind];

  async function save(input: EntryInput) {
    try {
      if (entry) await api.put(`/content-entries/${entry.id}`, input);
      else await api.post('/content-entries', input);
      toast.success(`“${entryTitle(input)}” ${entry ? 'saved' : 'added'}`);
      reset(entry ? input : emptyValues(kind, position + 1));
      router.refresh();
    } catch (error) {
      showFailure(error, setError, [
        'question',
        'answer',
        'name',
        'description',
        'picture',
        'title',
        'text',
        'until',
      ]);
    }
  }

  async function remove({ id }: Entry, title: string): Promise<boolean> {
    try {
      await api.delete(`/content-entries/${id}`, { kind });
      toast.success(`“${title}” removed`);
      router.refresh();
      return true;
    } catch (error) {
      toast.error(messageOf(error));
      return false;
    }
  }

  return (
    <ScriptForm onSubmit={handleSubmit(save)} className="flex max-w-3xl flex-col gap-4 [&>:empty]:-mt-4">
      <EntryFields kind={kind} form={form} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" pending={formState.isSubmitting}>
          {entry ? 'Save' : `Add ${one}`}
        </Button>
        {entry && (
          <ConfirmDialog
            trigger={
              <Button variant="danger" size="sm" aria-label={`Remove ${entryTitle(entry)}`}>
                Remove
              </Button>
            }
            title={`Remove this ${one}?`}
            description={`“${entryTitle(entry)}” disappears from the shop. The audit log keeps its text.`}
            action="Remove"
            variant="danger"
            onConfirm={() => remove(entry, entryTitle(entry))}
          />
        )}
      </div>
      <FormError code={formState.errors.root?.type}>{formState.errors.root?.message}</FormError>
    </ScriptForm>
  );
}
