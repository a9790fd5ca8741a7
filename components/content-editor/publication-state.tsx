'use client';
import { Link } from '@/components/ui/link';
import { Button, ButtonLink } from '@/components/ui/button';
import { editorHref } from '@/lib/content/rules/kinds';
import type { ContentDetail } from '@/lib/content/schema';
import { formatDateTime, type Clock } from '@/lib/shared/dates';
import { ContentStatusBadges } from './content-status';

/** What is public of a document, what waits, and the ways to its versions and its public page. */
export function PublicationState({
  detail,
  clock,
  onApprove,
}: {
  detail: ContentDetail;
  clock: Clock;
  onApprove: () => void;
}) {
  const { editedAt, editedBy, publishAt, isPublished, isUnapproved, path } = detail;
  return (
    <div className="flex flex-col gap-3">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
        <ContentStatusBadges row={detail} />
        <span>
          Last edited {formatDateTime(editedAt, clock)}
          {editedBy && ` by ${editedBy}`}
        </span>
        <Link href={`${editorHref(detail)}/versions`} className="underline underline-offset-4">
          Versions
        </Link>
        {isPublished && (
          <Link href={path} className="underline underline-offset-4">
            Public page
          </Link>
        )}
      </p>
      {publishAt && (
        <p className="border-l-4 border-line-strong bg-surface px-4 py-2">
          The text below is published on {formatDateTime(publishAt, clock)}.
        </p>
      )}
      {isUnapproved && (
        <div className="flex flex-wrap items-center gap-3 border-l-4 border-accent bg-warn-ground px-4 py-2 text-warn">
          <p className="max-w-prose">
            This page was made from a template and is marked as a draft in public. Fit it to your shop,
            publish it, and have a lawyer read it.
          </p>
          <Button variant="secondary" size="sm" onClick={onApprove}>
            Read and approved
          </Button>
        </div>
      )}
    </div>
  );
}

/** Says that somebody else has saved the same document, and how nothing gets lost. */
export function ConflictNotice({
  message,
  detail,
  onSaveOver,
}: {
  message: string;
  detail: ContentDetail;
  onSaveOver: () => void;
}) {
  return (
    <div role="alert" className="flex flex-col gap-3 rounded-card bg-bad-ground p-4 text-bad">
      <p className="max-w-prose font-medium">{message}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={`${editorHref(detail)}/versions`} target="_blank" variant="secondary" size="sm">
          Show the versions in a new tab
        </ButtonLink>
        <Button variant="secondary" size="sm" onClick={onSaveOver}>
          Save mine as the latest
        </Button>
      </div>
    </div>
  );
}
