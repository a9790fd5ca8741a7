import { EmailText } from '@/components/account/email-text';
import { Badge } from '@/components/ui/badge';
import { Table, TableCell, TableRow } from '@/components/ui/table';
import { shareOfAttempted } from '@/lib/newsletter/rules/campaigns';
import type { Campaign, UndeliveredMail } from '@/lib/newsletter/schema/campaigns';
import { formatDateTime, type Clock } from '@/lib/shared/dates';
import { formatNumber } from '@/lib/shared/formats';

function Figure({ name, value, note }: { name: string; value: number; note?: string }) {
  return (
    <div className="rounded-card border border-line bg-surface p-4">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="font-display text-3xl font-semibold tabular-nums">{formatNumber(value)}</dd>
      {note && <dd className="text-sm text-muted">{note}</dd>}
    </div>
  );
}

/** What became of the mails of a campaign. */
export function CampaignReport({
  campaign,
  undelivered,
  clock,
}: {
  campaign: Campaign;
  undelivered: UndeliveredMail[];
  clock: Clock;
}) {
  const { figures, startedAt, finishedAt, state } = campaign;
  return (
    <section aria-labelledby="report" className="flex flex-col gap-4">
      <h2 id="report" className="text-2xl">
        Report
      </h2>
      <p className="text-muted">
        {startedAt && `Started ${formatDateTime(startedAt, clock)}`}
        {finishedAt &&
          `, ${state === 'stopped' ? 'stopped' : 'last mail handed over'} ${formatDateTime(finishedAt, clock)}`}
      </p>
      <dl className="grid grid-cols-2 gap-3 md:grid-cols-4">
        <Figure name="Recipients" value={figures.recipients} />
        <Figure name="Sent" value={figures.sent} />
        <Figure name="Waiting" value={figures.waiting} note="For their turn or another attempt" />
        <Figure
          name="Bounced"
          value={figures.bounced}
          note={shareOfAttempted(figures.bounced, figures) || 'Rejected by the mail server'}
        />
        <Figure name="Failed" value={figures.failed} note="Given up after five days" />
        <Figure
          name="Unsubscribed"
          value={figures.unsubscribed}
          note={shareOfAttempted(figures.unsubscribed, figures) || 'With the link of this mail'}
        />
        <Figure name="Left before" value={figures.skipped} note="Unsubscribed before their turn" />
        {state === 'stopped' && <Figure name="Not sent" value={figures.stopped} note="Stopped" />}
      </dl>
      {undelivered.length > 0 && (
        <Table caption="Mails that were not delivered" columns={['Email', 'Status', 'Mail server’s answer']}>
          {undelivered.map(({ id, email, state: outcome, error }) => (
            <TableRow key={id}>
              <TableCell label="">
                <EmailText email={email} />
              </TableCell>
              <TableCell label="Status">
                <Badge tone="bad">{outcome}</Badge>
              </TableCell>
              <TableCell label="Answer" className="text-sm wrap-anywhere">
                {error}
              </TableCell>
            </TableRow>
          ))}
        </Table>
      )}
    </section>
  );
}
