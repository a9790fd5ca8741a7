'use client';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { FormSelect, FormText, FormTextArea, useProblem } from '@/components/admin/form-text';
import { PictureField } from '@/components/content-editor/picture-field';
import { Checkbox } from '@/components/ui/checkbox';
import type { EntryForm } from '@/lib/catalog/rules/entry-form';

export type Choice = { slug: string; name: string };

/** Place, address, text and picture of a category. `categories` are those below which it can stand. */
export function CategoryFields({ categories }: { categories: Choice[] }) {
  const { control } = useFormContext<EntryForm>();
  const problem = useProblem('picture');
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormSelect name="parent" label="Below">
          <option value="">First level</option>
          {categories.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </FormSelect>
        <FormText
          name="slug"
          label="Address"
          help="After /shop/. Empty takes the name; an old address leads to the new one."
          maxLength={100}
        />
      </div>
      <FormTextArea name="text" label="Text" help="Below the heading of its page" rows={3} />
      <Controller
        control={control}
        name="picture"
        render={({ field }) => (
          <PictureField picture={field.value} onChange={field.onChange} error={problem} />
        )}
      />
      <FormText
        name="pageTitle"
        label="Title for search engines"
        help="Empty takes the name"
        maxLength={120}
      />
      <FormText
        name="pageDescription"
        label="Description for search engines"
        help="Empty takes the text"
        maxLength={300}
      />
    </>
  );
}

/** Values, unit, choices and categories of a specification field. */
export function FieldFields({ categories }: { categories: Choice[] }) {
  const { control, register } = useFormContext<EntryForm>();
  const values = useWatch({ control, name: 'values' });
  const problem = useProblem('categories');
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormSelect name="values" label="Values">
          <option value="choice">Choice of texts</option>
          <option value="measure">Number with a unit</option>
          <option value="text">Free text</option>
        </FormSelect>
        {values === 'measure' && (
          <FormText
            name="unit"
            label="Unit"
            help="mm, kg, Nm and bar are also read and shown in inches, pounds, lbf·ft and psi"
            maxLength={12}
            required
          />
        )}
      </div>
      {values === 'choice' && (
        <FormTextArea
          name="choices"
          label="Choices"
          help="One on each line. Empty allows any text."
          rows={5}
        />
      )}
      {values !== 'text' && <Checkbox {...register('filterable')} label="Buyers can filter by it" />}
      <fieldset aria-describedby={problem && 'categories-problem'}>
        <legend className="text-sm font-semibold">
          Categories <span className="font-normal text-muted">and those below them</span>
        </legend>
        <div className="mt-1 grid gap-x-4 sm:grid-cols-2">
          {categories.map(({ slug, name }) => (
            <Checkbox key={slug} {...register('categories')} value={slug} label={name} />
          ))}
        </div>
        {problem && (
          <p id="categories-problem" role="alert" className="text-sm font-medium text-bad">
            {problem}
          </p>
        )}
      </fieldset>
    </>
  );
}
