'use client';
import Form from 'next/form';
import { EmptyState } from '@/components/ui/empty-state';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Table, TableCell, TableRow } from '@/components/ui/table';
import { editorHref, type ContentEvent } from '@/lib/content/rules/kinds';
import type { ContentDetail, ContentVersion } from '@/lib/content/schema';
import { formatDateTime, type Clock } from '@/lib/shared/dates';
import { RestoreVersion } from './restore-version';

const eventNames: Record<ContentEvent, string> = {
  saved: 'Saved',
  published: 'Published',
  scheduled: 'Scheduled',
  unscheduled: 'Schedule canceled',
  unpublished: 'Unpublished',
  restored: 'Restored',
};

/** The versions of a document, the latest first: two to compare, or one to restore. */
export function VersionList({
  detail,
  versions,
  from,
  to,
  clock,
}: {
  detail: ContentDetail;
  versions: ContentVersion[];
  from?: number;
  to: number;
  clock: Clock;
}) {
  const choice = (name: 'from' | 'to', revision: number, chosen: boolean) => (
    <input
      type="radio"
      name={name}
      value={revision}
      defaultChecked={chosen}
      aria-label={`Version ${revision} as the ${name === 'from' ? 'older' : 'newer'} one`}
      className="size-5 accent-link"
    />
  );
  if (versions.length === 0)
    return (
      <EmptyState title="No versions yet">
        The first edit keeps the text as it is now, and every later one is kept too.
      </EmptyState>
    );
  return (
    <Form key={`${from} ${to}`} action={`${editorHref(detail)}/versions`} className="flex flex-col gap-4">
      <Table
        caption="Versions, the latest first"
        columns={['Version', 'When', 'Who', 'Compare from', 'to', 'Restore']}
      >
        {versions.map(({ revision, event, at, by, title }) => (
          <TableRow key={revision}>
            <TableCell label="">
              <strong className="tabular-nums">{revision}</strong> <Badge>{eventNames[event]}</Badge>
              <span className="block text-sm wrap-anywhere text-muted">{title}</span>
            </TableCell>
            <TableCell label="When" className="text-sm">
              <time dateTime={at}>{formatDateTime(at, clock)}</time>
            </TableCell>
            <TableCell label="Who">{by ?? 'The shop'}</TableCell>
            <TableCell label="Compare from">{choice('from', revision, revision === from)}</TableCell>
            <TableCell label="Compare to">{choice('to', revision, revision === to)}</TableCell>
            <TableCell label="">
              {revision === detail.revision ? (
                <span className="text-muted">Current</span>
              ) : (
                <RestoreVersion detail={detail} version={revision} />
              )}
            </TableCell>
          </TableRow>
        ))}
      </Table>
      {versions.length > 1 && (
        <Button type="submit" variant="secondary" className="self-start">
          Compare
        </Button>
      )}
    </Form>
  );
}
