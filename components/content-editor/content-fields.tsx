'use client';
import { Controller, useWatch, type UseFormReturn } from 'react-hook-form';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { TextArea, TextInput } from '@/components/ui/input';
import { contentPath, fixedPages, pageFolders, type ContentKind } from '@/lib/content/rules/kinds';
import type { ContentFormValues, ContentText } from '@/lib/content/schema';
import { slugOf } from '@/lib/shared/slug';
import { LivePreview } from './live-preview';
import { MarkdownEditor } from './markdown-editor';
import { PictureField } from './picture-field';

type Props = {
  kind: ContentKind;
  form: UseFormReturn<ContentFormValues, unknown, ContentText>;
  /** The public slug; undefined for a new document. */
  slug?: string;
};

/** The address that follows from a title. */
const slugFrom = (kind: ContentKind, title: string) =>
  kind === 'page' ? `info/${slugOf(title)}` : slugOf(title);

function addressHelp(kind: ContentKind, slug?: string): string {
  if (slug && fixedPages.includes(slug)) return 'The shop links this page, so its address can’t change.';
  const moved = slug ? ' After a change the old address leads to the new one.' : '';
  return kind === 'page' ? `Begins with ${pageFolders.join('/, ')}/.${moved}` : `Below /blog/.${moved}`;
}

/** Title, address, summary and text, with the preview beside them. */
export function ContentFields({ kind, form, slug }: Props) {
  const { register, control, setValue, formState } = form;
  const { errors, dirtyFields } = formState;
  const { title = '', summary = '', body = '' } = useWatch({ control });
  const titleField = register('title');
  return (
    <>
      <div className="grid gap-4 lg:grid-cols-2">
        <Field label="Title" error={errors.title?.message} required>
          {(ids) => (
            <TextInput
              {...titleField}
              {...ids}
              autoComplete="off"
              onChange={(event) => {
                void titleField.onChange(event);
                if (!slug && !dirtyFields.slug) setValue('slug', slugFrom(kind, event.target.value));
              }}
            />
          )}
        </Field>
        <Field label="Address" help={addressHelp(kind, slug)} error={errors.slug?.message} required>
          {(ids) => (
            <TextInput
              {...register('slug')}
              {...ids}
              readOnly={slug !== undefined && kind === 'page' && fixedPages.includes(slug)}
              autoComplete="off"
              spellCheck={false}
              className="read-only:bg-ground read-only:text-muted"
            />
          )}
        </Field>
      </div>
      <Field
        label="Summary"
        help="Below the title, in lists and in search results."
        error={errors.summary?.message}
        required
      >
        {(ids) => <TextArea {...register('summary')} {...ids} rows={2} />}
      </Field>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 xl:grid-cols-2">
        <Controller
          control={control}
          name="body"
          render={({ field }) => (
            <Field
              label="Text"
              help={
                kind === 'page'
                  ? 'Markdown. Paste or drop pictures. A published page without a text says “Coming soon”.'
                  : 'Markdown. Paste or drop pictures.'
              }
              error={errors.body?.message}
            >
              {(ids) => <MarkdownEditor {...field} ids={ids} />}
            </Field>
          )}
        />
        <LivePreview title={title} summary={summary} body={body} />
      </div>
    </>
  );
}

/** Picture, tags and author, and what search engines show. */
export function ContentDetails({ kind, form, slug, site }: Props & { site: string }) {
  const { register, control, formState } = form;
  const { errors } = formState;
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <Card className="flex flex-col gap-4">
        <h2 className="text-2xl">Details</h2>
        {kind === 'post' && (
          <>
            <Field label="Tags" help="Separated by commas" error={errors.tags?.message}>
              {(ids) => <TextInput {...register('tags')} {...ids} autoComplete="off" />}
            </Field>
            <Field label="Author" error={errors.author?.message}>
              {(ids) => <TextInput {...register('author')} {...ids} autoComplete="off" />}
            </Field>
          </>
        )}
        <Controller
          control={control}
          name="picture"
          render={({ field }) => (
            <PictureField picture={field.value} onChange={field.onChange} error={errors.picture?.message} />
          )}
        />
      </Card>
      <Card className="flex flex-col gap-4">
        <h2 className="text-2xl">In search results</h2>
        <Field label="Search title" help="Empty: the title" error={errors.seoTitle?.message}>
          {(ids) => <TextInput {...register('seoTitle')} {...ids} autoComplete="off" />}
        </Field>
        <Field label="Search description" help="Empty: the summary" error={errors.seoDescription?.message}>
          {(ids) => <TextArea {...register('seoDescription')} {...ids} rows={3} />}
        </Field>
        <SearchResult kind={kind} form={form} slug={slug} site={site} />
      </Card>
    </div>
  );
}

/** What search engines show of a title and of a description before they cut it off. */
const shownLengths = { title: 60, description: 160 };

const cut = (text: string, length: number) =>
  text.length > length ? `${text.slice(0, length).replace(/\s+\S*$/, '')} …` : text;

function SearchResult({ kind, form, site }: Props & { site: string }) {
  const {
    title = '',
    summary = '',
    seoTitle,
    seoDescription,
    slug = '',
  } = useWatch({ control: form.control });
  return (
    <div
      role="group"
      aria-label="Preview of the search result"
      className="rounded-card border border-line bg-ground p-4"
    >
      <p className="text-sm wrap-anywhere text-muted">
        {site.replace(/^https?:\/\//, '') + contentPath(kind, slug)}
      </p>
      <p className="text-lg wrap-anywhere text-link">
        {cut(seoTitle || title || 'Title', shownLengths.title)}
      </p>
      <p className="text-sm wrap-anywhere">{cut(seoDescription || summary, shownLengths.description)}</p>
    </div>
  );
}
