'use client';
import { useRef, useState } from 'react';
import { Field } from '@/components/ui/field';
import { FileDrop } from '@/components/ui/file-drop';
import { Button } from '@/components/ui/button';
import { api } from '@/lib/api/client/api';
import { ApiError, messageOf } from '@/lib/api/client/errors';
import { maxDocumentBytes } from '@/lib/documents/rules';
import type { StoredPurchaseOrderFile } from '@/lib/orders/schema/purchase-order-file';

/** Sends a chosen PDF, with its name in the query; throws an ApiError. */
export const fileQuery = (file: File) => `?${new URLSearchParams({ name: file.name.slice(-150) })}`;

/** Why a chosen file can't be a purchase order, before it is sent; the server checks the content. */
export function fileProblem(file: File): string | null {
  if (file.size === 0) return 'The file is empty';
  if (file.size > maxDocumentBytes) return 'Choose a file of at most 10 MB';
  return null;
}

/** Chooses the PDF of the purchase order, and uploads it at once; it can be taken away again. */
export function PurchaseOrderUpload({
  file,
  onChange,
}: {
  file: StoredPurchaseOrderFile | null;
  onChange: (file: StoredPurchaseOrderFile | null) => void;
}) {
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const removed = useRef<HTMLInputElement>(null);

  async function upload(chosen: File | undefined) {
    if (!chosen) return;
    const wrong = fileProblem(chosen);
    setProblem(wrong ?? undefined);
    if (wrong) return;
    setPending(true);
    try {
      onChange(await api.post<StoredPurchaseOrderFile>(`/purchase-order-files${fileQuery(chosen)}`, chosen));
    } catch (error) {
      setProblem(error instanceof ApiError ? (error.fields.file ?? error.message) : messageOf(error));
    } finally {
      setPending(false);
    }
  }

  if (file)
    return (
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1" role="status">
        <span className="wrap-anywhere">
          Purchase order attached: <strong>{file.name}</strong>
        </span>
        <Button variant="quiet" size="sm" onClick={() => onChange(null)}>
          Remove<span className="sr-only"> {file.name}</span>
        </Button>
      </p>
    );
  return (
    <Field
      label="Purchase order as PDF (optional)"
      help="At most 10 MB. Our staff and your company see it with the order."
      error={problem}
      className="max-w-sm"
    >
      {(ids) => (
        <FileDrop
          {...ids}
          ref={removed}
          accept="application/pdf"
          disabled={pending}
          text={pending ? 'Uploading…' : undefined}
          onChange={(event) => void upload(event.target.files?.[0])}
        />
      )}
    </Field>
  );
}
