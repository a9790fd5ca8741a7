'use client';
import { zodResolver } from '@hookform/resolvers/zod';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormError } from '@/components/account/form-error';
import { showFailure } from '@/components/account/show-failure';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextArea, TextInput } from '@/components/ui/input';
import { ScriptForm } from '@/components/ui/script-form';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { messageOf } from '@/lib/api/client/errors';
import { replyTemplateInput, type ReplyTemplate, type ReplyTemplateInput } from '@/lib/contact/schema';

/** The form of one reply template, or of a new one. */
export function TemplateForm({ template }: { template?: ReplyTemplate }) {
  const router = useRouter();
  const [removing, setRemoving] = useState(false);
  const {
    register,
    handleSubmit,
    setError,
    reset,
    formState: { errors, isSubmitting },
  } = useForm<ReplyTemplateInput>({
    resolver: zodResolver(replyTemplateInput),
    defaultValues: { name: template?.name ?? '', text: template?.text ?? '' },
  });

  async function save(input: ReplyTemplateInput) {
    try {
      if (template) await api.put(`/reply-templates/${template.id}`, input);
      else await api.post('/reply-templates', input);
      toast.success(`Template “${input.name}” ${template ? 'saved' : 'added'}`);
      if (!template) reset();
      router.refresh();
    } catch (error) {
      showFailure(error, setError, ['name', 'text']);
    }
  }

  async function remove({ id, name }: ReplyTemplate) {
    setRemoving(true);
    try {
      await api.delete(`/reply-templates/${id}`);
      toast.success(`Template “${name}” removed`);
      router.refresh();
    } catch (error) {
      toast.error(messageOf(error));
    }
    setRemoving(false);
  }

  return (
    <ScriptForm onSubmit={handleSubmit(save)} className="flex max-w-3xl flex-col gap-4 [&>:empty]:-mt-4">
      <Field label="Name" error={errors.name?.message} required>
        {(ids) => <TextInput {...register('name')} {...ids} autoComplete="off" />}
      </Field>
      <Field label="Text" error={errors.text?.message} required>
        {(ids) => <TextArea {...register('text')} {...ids} rows={6} />}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" pending={isSubmitting}>
          {template ? 'Save' : 'Add template'}
        </Button>
        {template && (
          <Button
            variant="danger"
            size="sm"
            pending={removing}
            aria-label={`Remove ${template.name}`}
            onClick={() => void remove(template)}
          >
            Remove
          </Button>
        )}
      </div>
      <FormError code={errors.root?.type}>{errors.root?.message}</FormError>
    </ScriptForm>
  );
}
