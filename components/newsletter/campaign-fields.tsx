'use client';
import { Controller, useWatch, type UseFormReturn } from 'react-hook-form';
import { MarkdownEditor } from '@/components/content-editor/markdown-editor';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/input';
import type { CampaignText } from '@/lib/newsletter/schema/campaigns';
import { AudienceField, type Group } from './audience-field';
import { MailPreview } from './mail-preview';

/** Subject, recipients, rate and text of a campaign, with the mail beside them. */
export function CampaignFields({ form, groups }: { form: UseFormReturn<CampaignText>; groups: Group[] }) {
  const { register, control, formState } = form;
  const { errors } = formState;
  const { subject = '', preheader = '', body = '', perMinute = 0 } = useWatch({ control });
  return (
    <>
      <div className="grid gap-4 lg:grid-cols-2">
        <Field label="Subject" help="Also the headline of the mail." error={errors.subject?.message} required>
          {(ids) => <TextInput {...register('subject')} {...ids} autoComplete="off" />}
        </Field>
        <Field
          label="Preheader"
          help="Shown behind the subject in lists of mails."
          error={errors.preheader?.message}
        >
          {(ids) => <TextInput {...register('preheader')} {...ids} autoComplete="off" />}
        </Field>
        <Controller
          control={control}
          name="category"
          render={({ field }) => (
            <AudienceField
              groups={groups}
              value={field.value}
              perMinute={perMinute}
              error={errors.category?.message}
              onChange={field.onChange}
            />
          )}
        />
        <Field
          label="Mails per minute"
          help="Ask your mail provider for its limit. Mails about orders always go first."
          error={errors.perMinute?.message}
          required
        >
          {(ids) => (
            <TextInput
              {...register('perMinute', { valueAsNumber: true })}
              {...ids}
              inputMode="numeric"
              autoComplete="off"
            />
          )}
        </Field>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 xl:grid-cols-2">
        <Controller
          control={control}
          name="body"
          render={({ field }) => (
            <Field label="Text" help="Markdown. Paste or drop pictures." error={errors.body?.message}>
              {(ids) => <MarkdownEditor {...field} ids={ids} />}
            </Field>
          )}
        />
        <MailPreview subject={subject} preheader={preheader} body={body} />
      </div>
    </>
  );
}
