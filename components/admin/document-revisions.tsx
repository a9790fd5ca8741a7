'use client';
import { useId, useState, type ChangeEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { buttonClasses } from '@/components/ui/button';
import { api } from '@/lib/api/client/api';
import { messageOf } from '@/lib/api/client/errors';
import { nextRevision, revisionText } from '@/lib/catalog/rules/documents';
import type { ProductForm } from '@/lib/catalog/rules/product-form';
import { maxDocumentBytes } from '@/lib/documents/rules';

/**
 * Replaces a document of the form by a newer PDF: the present revision stays reachable as the first of the earlier ones.
 */
export function DocumentRevisions({ index }: { index: number }) {
  const { control, getValues, setValue } = useFormContext<ProductForm>();
  const earlier = useWatch({ control, name: `documents.${index}.earlier` }) ?? [];
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const id = useId();

  async function upload(event: ChangeEvent<HTMLInputElement>) {
    const input = event.target;
    const [file] = input.files ?? [];
    if (!file) return;
    setProblem(undefined);
    if (file.size > maxDocumentBytes)
      return setProblem(`${file.name} is too large: choose a PDF of at most 10 MB.`);
    setPending(true);
    try {
      const { url } = await api.post('/documents', file);
      const { title, href, revision, date, earlier: older } = getValues(`documents.${index}`);
      if (url === href) setProblem('This is the PDF that the document has already.');
      else {
        const before = { href, ...(revision && { revision }), ...(date && { date }) };
        setValue(
          `documents.${index}`,
          {
            title,
            href: url,
            revision: nextRevision(revision),
            date: new Date().toISOString().slice(0, 10),
            earlier: [before, ...older],
          },
          { shouldDirty: true },
        );
      }
    } catch (failure) {
      setProblem(messageOf(failure));
    } finally {
      setPending(false);
      input.value = '';
    }
  }

  return (
    <div className="grow">
      <input
        id={id}
        type="file"
        accept="application/pdf"
        disabled={pending}
        onChange={(event) => void upload(event)}
        className="peer sr-only"
      />
      <label
        htmlFor={id}
        className={buttonClasses(
          'secondary',
          'sm',
          'cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-link',
        )}
      >
        {pending ? 'Uploading …' : 'Upload a new revision'}
        <span className="sr-only"> of document {index + 1}</span>
      </label>
      {problem && (
        <p role="alert" className="mt-2 text-sm font-medium text-bad">
          {problem}
        </p>
      )}
      {earlier.length > 0 && (
        <ul aria-label={`Earlier revisions of document ${index + 1}`} className="mt-2 text-sm">
          {earlier.map((revision) => (
            <li key={revision.href}>
              <a href={revision.href} className="inline-block py-0.5 text-link underline underline-offset-4">
                {revisionText(revision) || 'Without revision'}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
