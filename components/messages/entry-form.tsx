'use client';
import { Editable } from '@/components/layout/allowed';
import { zodResolver } from '@hookform/resolvers/zod';
import { useRouter } from 'next/navigation';
import { useForm, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { FormError } from '@/components/account/form-error';
import { showFailure } from '@/components/account/show-failure';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select, TextArea, TextInput } from '@/components/ui/input';
import { ScriptForm } from '@/components/ui/script-form';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { ApiError } from '@/lib/api/client/errors';
import { fillTemplate, type EntryKind, type Placeholder } from '@/lib/contact/rules';
import { entryInput, type EntryInput, type ReplyTemplate } from '@/lib/contact/schema';

const kinds: Record<EntryKind, { name: string; label: string; action: string; done: string }> = {
  reply: { name: 'Reply by mail', label: 'Reply', action: 'Send reply', done: 'Reply sent to' },
  note: {
    name: 'Internal note',
    label: 'Note, for the shop alone',
    action: 'Add note',
    done: 'Note added for',
  },
  received: {
    name: 'Mail from the customer',
    label: 'What the customer wrote',
    action: 'Add mail',
    done: 'Mail added from',
  },
};

/** The text that the shop has not accepted yet, so that a retry after a lost response sends nothing twice. */
let unsaved: { text: string; key: string } | null = null;

function keyFor(text: string): string {
  if (unsaved?.text !== text) unsaved = { text, key: crypto.randomUUID() };
  return unsaved.key;
}

const forgetKey = () => {
  unsaved = null;
};

type Props = {
  reference: string;
  email: string;
  /** The number of entries shown on the page. */
  seen: number;
  templates: ReplyTemplate[];
  values: Record<Placeholder, string>;
};

/** Writes a reply, a note, or what the customer wrote by mail. The same text sent again is one entry. */
export function EntryForm({ reference, email, seen, templates, values }: Props) {
  const router = useRouter();
  const form = useForm<z.input<typeof entryInput>, unknown, EntryInput>({
    resolver: zodResolver(entryInput),
    defaultValues: { kind: 'reply', text: '', seen, close: false, messageId: '' },
  });
  const { register, handleSubmit, setError, getValues, setValue, reset, control, formState } = form;
  const { errors, isSubmitting } = formState;
  const { kind = 'reply' } = useWatch({ control });

  /** Adds a text below what is written already. */
  function addText(text: string) {
    const written = getValues('text').trimEnd();
    const whole = written ? `${written}\n\n${text}` : text;
    setValue('text', whole, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  }

  async function send({ messageId, ...input }: EntryInput) {
    const body = { ...input, seen, ...(input.kind === 'received' && messageId && { messageId }) };
    try {
      const headers = { 'idempotency-key': keyFor(JSON.stringify([reference, input.kind, input.text])) };
      await api.post(`/messages/${reference}/entries`, body, { headers });
      forgetKey();
      toast.success(`${kinds[input.kind].done} ${values.name}`);
      reset();
      router.refresh();
    } catch (error) {
      showFailure(error, setError, ['text', 'messageId']);
      if (error instanceof ApiError && error.status === 409) router.refresh();
    }
  }

  return (
    <Editable right="messages.edit">
      <ScriptForm onSubmit={handleSubmit(send)} className="flex flex-col gap-4 [&>:empty]:-mt-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="What to add">
            {(ids) => (
              <Select {...register('kind')} {...ids}>
                {Object.entries(kinds).map(([id, { name }]) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          {kind === 'reply' && templates.length > 0 && (
            <Field label="Template">
              {(ids) => (
                <Select
                  {...ids}
                  value=""
                  onChange={({ target }) => {
                    const template = templates.find(({ id }) => id === target.value);
                    if (template) addText(fillTemplate(template.text, values));
                  }}
                >
                  <option value="">Choose a template</option>
                  {templates.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          )}
        </div>
        <Field
          label={kinds[kind].label}
          help={kind === 'reply' ? `Goes to ${email}, with the customer’s last text below it.` : undefined}
          error={errors.text?.message}
          required
        >
          {(ids) => <TextArea {...register('text')} {...ids} rows={8} />}
        </Field>
        {kind === 'received' && (
          <Field
            label="Message-ID of the mail"
            help="From the mail’s headers. With it the next reply appears below that mail in the customer’s mailbox."
            error={errors.messageId?.message}
          >
            {(ids) => <TextInput {...register('messageId')} {...ids} autoComplete="off" spellCheck={false} />}
          </Field>
        )}
        <label className="flex items-center gap-2">
          <input type="checkbox" {...register('close')} className="size-5 accent-link" />
          Close the message
        </label>
        <Button type="submit" pending={isSubmitting} className="self-start">
          {kinds[kind].action}
        </Button>
        <FormError code={errors.root?.type}>{errors.root?.message}</FormError>
      </ScriptForm>
    </Editable>
  );
}
