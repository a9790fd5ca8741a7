'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Table, TableCell, TableRow } from '@/components/ui/table';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { messageOf } from '@/lib/api/client/errors';
import type { Mail } from '@/lib/mail/types';
import { formatDateTime, type Clock } from '@/lib/shared/dates';
import type { SortableColumn } from '@/lib/shared/sorting';

type Row = Pick<Mail, 'id' | 'to' | 'subject' | 'composedAt' | 'attempts' | 'lastError' | 'requestId'>;

/** The mails that could not be delivered, each with a button that sends it again. */
export function FailedMails({
  mails,
  written,
  clock,
}: {
  mails: Row[];
  /** The heading of the column by which they are sorted. */
  written: SortableColumn;
  clock: Clock;
}) {
  const router = useRouter();
  const [pending, setPending] = useState<string | null>(null);

  async function retry({ id, subject }: Row) {
    setPending(id);
    try {
      await api.post(`/mails/${id}/retry`);
      toast.success(`“${subject}” is being sent again`);
    } catch (error) {
      toast.error(messageOf(error));
    } finally {
      setPending(null);
      router.refresh();
    }
  }

  return (
    <Table caption="Failed mails" columns={['Mail', 'To', written, 'Last error', '']}>
      {mails.map((mail) => (
        <TableRow key={mail.id}>
          <TableCell label="Mail" className="font-semibold break-words">
            {mail.subject}
          </TableCell>
          <TableCell label="To" className="wrap-anywhere">
            {mail.to}
          </TableCell>
          <TableCell label="Written">{formatDateTime(mail.composedAt, clock)}</TableCell>
          <TableCell label="Last error" className="text-sm wrap-anywhere">
            {mail.lastError} ({mail.attempts} attempts)
            {mail.requestId && <span className="block text-muted">Request {mail.requestId}</span>}
          </TableCell>
          <TableCell label="">
            <Button
              size="sm"
              variant="secondary"
              pending={pending === mail.id}
              onClick={() => void retry(mail)}
            >
              Send again<span className="sr-only"> “{mail.subject}”</span>
            </Button>
          </TableCell>
        </TableRow>
      ))}
    </Table>
  );
}
