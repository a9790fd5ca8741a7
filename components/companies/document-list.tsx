'use client';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/account/confirm-dialog';
import { useOrderCall } from '@/components/orders/use-order-call';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { api } from '@/lib/api/client/api';
import { documentKindNames } from '@/lib/companies/rules/documents';
import type { CompanyDocumentFile } from '@/lib/companies/schema/documents';
import { formatDay } from '@/lib/shared/dates';
import { DocumentDialog } from './document-dialog';

const badges = {
  ending: <Badge tone="warn">Expires soon</Badge>,
  ended: <Badge tone="bad">Expired</Badge>,
  valid: null,
  none: null,
};

/** The documents of a company, with a warning where one expires; who may change the company adds and removes them. */
export function DocumentList({
  companyId,
  documents,
  locale,
  mayEdit,
}: {
  companyId: string;
  documents: CompanyDocumentFile[];
  locale: string;
  mayEdit: boolean;
}) {
  const { pending, run } = useOrderCall();
  const [removed, setRemoved] = useState<CompanyDocumentFile | null>(null);

  async function remove({ id, title }: CompanyDocumentFile) {
    setRemoved(null);
    await run(() => api.delete(`/companies/${companyId}/documents/${id}`), `${title} removed`);
  }

  return (
    <div className="flex flex-col items-start gap-4">
      {documents.length === 0 && (
        <p className="text-muted">
          No document yet, such as a certificate, a contract or proof of insurance.
        </p>
      )}
      <ul className="flex w-full flex-col gap-3 empty:hidden">
        {documents.map((document) => (
          <li
            key={document.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line pb-3"
          >
            <a
              href={`/api/companies/${companyId}/documents/${document.id}`}
              target="_blank"
              className="font-semibold wrap-anywhere underline underline-offset-4"
            >
              {document.title}
            </a>
            <span className="text-muted">{documentKindNames[document.kind]}</span>
            <span>
              {document.expires
                ? `${document.status === 'ended' ? 'Expired on' : 'Valid to'} ${formatDay(document.expires, locale)}`
                : `Added ${formatDay(document.addedOn, locale)}`}
            </span>
            {badges[document.status]}
            {mayEdit && (
              <Button
                variant="secondary"
                size="sm"
                className="ml-auto"
                disabled={pending}
                aria-label={`Remove ${document.title}`}
                onClick={() => setRemoved(document)}
              >
                Remove
              </Button>
            )}
          </li>
        ))}
      </ul>
      {mayEdit && <DocumentDialog companyId={companyId} />}
      {removed && (
        <ConfirmDialog
          title={`Remove ${removed.title}?`}
          question="The file is deleted for good."
          label="Remove document"
          onConfirm={() => void remove(removed)}
          onCancel={() => setRemoved(null)}
        />
      )}
    </div>
  );
}
