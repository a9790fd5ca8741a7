'use client';
import { useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { FileDrop } from '@/components/ui/file-drop';
import { api } from '@/lib/api/client/api';
import { messageOf } from '@/lib/api/client/errors';
import { toast } from '@/components/ui/toast';
import { documentTitles } from '@/lib/catalog/rules/documents';
import type { ProductForm } from '@/lib/catalog/rules/product-form';
import { maxDocumentBytes } from '@/lib/documents/rules';
import { DocumentRevisions } from './document-revisions';
import { FormRows } from './form-rows';

const titleOf = ({ name }: File) =>
  name
    .replace(/\.pdf$/i, '')
    .replace(/[_-]+/g, ' ')
    .slice(0, 120);

const today = () => new Date().toISOString().slice(0, 10);

/** Manuals, safety data sheets and similar documents: a link, or a PDF that is uploaded when it is chosen. */
export function ProductDocuments() {
  const { getValues, setValue } = useFormContext<ProductForm>();
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const id = useId();

  async function upload(files: FileList | null) {
    setProblem(undefined);
    setPending(true);
    try {
      for (const file of files ?? []) {
        if (file.size > maxDocumentBytes) {
          return setProblem(`${file.name} is too large: choose a PDF of at most 10 MB.`);
        }
        const { url } = await api.post('/documents', file);
        const documents = getValues('documents');
        if (!documents.some(({ href }) => href === url))
          setValue('documents', [
            ...documents,
            { title: titleOf(file), href: url, revision: '', date: today(), earlier: [] },
          ]);
        toast.success(`${file.name} added`);
      }
    } catch (failure) {
      setProblem(messageOf(failure));
    } finally {
      setPending(false);
    }
  }

  return (
    <>
      <FormRows
        rows="documents"
        title="Documents"
        one="document"
        help="The data sheet is made from the specifications automatically. Add manuals, safety sheets and certificates by link, or upload them below."
        columns={[
          { name: 'title', label: 'Title', className: 'w-56', list: id },
          { name: 'href', label: 'Address', className: 'min-w-48 flex-1' },
          { name: 'revision', label: 'Revision', className: 'w-24' },
          { name: 'date', label: 'Date', type: 'date', className: 'w-40' },
        ]}
        blank={() => ({ title: '', href: '', revision: '', date: '', earlier: [] })}
        more={(index) => <DocumentRevisions index={index} />}
      />
      <datalist id={id}>
        {documentTitles.map((title) => (
          <option key={title} value={title} />
        ))}
      </datalist>
      <Field label="Upload a PDF" help="At most 10 MB" error={problem}>
        {(ids) => (
          <FileDrop
            {...ids}
            text={pending ? 'Uploading the document …' : 'Choose PDFs or drop them here'}
            multiple
            accept="application/pdf"
            disabled={pending}
            onChange={(event) => {
              const input = event.target;
              void upload(input.files).then(() => (input.value = ''));
            }}
          />
        )}
      </Field>
    </>
  );
}
