'use client';
import { Controller, type FieldError, type UseFormReturn } from 'react-hook-form';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Select, TextArea, TextInput } from '@/components/ui/input';
import {
  announcementAudienceNames,
  announcementPlaceNames,
  announcementPlaces,
  type EntryKind,
} from '@/lib/content/rules/entries';
import type { EntryInput, EntryValues } from '@/lib/content/schema';
import { PictureField } from './picture-field';

type Form = UseFormReturn<EntryValues, unknown, EntryInput>;

/** The error of a field, which only one kind of entry may have. */
const errorIn = ({ formState }: Form, name: string): string | undefined =>
  (formState.errors as Record<string, FieldError | undefined>)[name]?.message;

/** The fields of a question, a testimonial or an announcement. */
export function EntryFields({ kind, form }: { kind: EntryKind; form: Form }) {
  if (kind === 'faq') return <QuestionFields form={form} />;
  if (kind === 'testimonial') return <TestimonialFields form={form} />;
  return <AnnouncementFields form={form} />;
}

function PositionField({ form }: { form: Form }) {
  return (
    <Field
      label="Position"
      help="Entries stand in this order, the smallest number first"
      error={errorIn(form, 'position')}
      required
    >
      {(ids) => (
        <TextInput
          {...form.register('position', { valueAsNumber: true })}
          {...ids}
          type="number"
          min={0}
          max={999}
          className="max-w-28"
        />
      )}
    </Field>
  );
}

function QuestionFields({ form }: { form: Form }) {
  return (
    <>
      <Field label="Question" error={errorIn(form, 'question')} required>
        {(ids) => <TextInput {...form.register('question')} {...ids} autoComplete="off" />}
      </Field>
      <Field label="Answer" error={errorIn(form, 'answer')} required>
        {(ids) => <TextArea {...form.register('answer')} {...ids} rows={4} />}
      </Field>
      <PositionField form={form} />
    </>
  );
}

function TestimonialFields({ form }: { form: Form }) {
  return (
    <>
      <Field label="Name" error={errorIn(form, 'name')} required>
        {(ids) => <TextInput {...form.register('name')} {...ids} autoComplete="off" />}
      </Field>
      <Field label="Text" error={errorIn(form, 'description')} required>
        {(ids) => <TextArea {...form.register('description')} {...ids} rows={4} />}
      </Field>
      <Controller
        control={form.control}
        name="picture"
        render={({ field }) => (
          <PictureField picture={field.value} onChange={field.onChange} error={errorIn(form, 'picture')} />
        )}
      />
      <PositionField form={form} />
    </>
  );
}

const emptyIsNull = { setValueAs: (value: string | null) => value || null };

function AnnouncementFields({ form }: { form: Form }) {
  return (
    <>
      <Field label="Title" error={errorIn(form, 'title')} required>
        {(ids) => <TextInput {...form.register('title')} {...ids} autoComplete="off" />}
      </Field>
      <Field label="Text" error={errorIn(form, 'text')} required>
        {(ids) => <TextArea {...form.register('text')} {...ids} rows={3} />}
      </Field>
      <Field label="For" error={errorIn(form, 'audience')} required>
        {(ids) => (
          <Select {...form.register('audience')} {...ids}>
            {Object.entries(announcementAudienceNames).map(([audience, name]) => (
              <option key={audience} value={audience}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-1 text-sm font-semibold">Shown on</legend>
        {announcementPlaces.map((place) => (
          <Checkbox
            key={place}
            {...form.register('places')}
            value={place}
            label={announcementPlaceNames[place]}
          />
        ))}
        {errorIn(form, 'places') && (
          <p role="alert" className="text-sm font-medium text-bad">
            {errorIn(form, 'places')}
          </p>
        )}
      </fieldset>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="From" help="Empty: at once" error={errorIn(form, 'from')}>
          {(ids) => <TextInput {...form.register('from', emptyIsNull)} {...ids} type="date" />}
        </Field>
        <Field label="Until" help="The last day; empty: without end" error={errorIn(form, 'until')}>
          {(ids) => <TextInput {...form.register('until', emptyIsNull)} {...ids} type="date" />}
        </Field>
      </div>
    </>
  );
}
