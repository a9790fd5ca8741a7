import { Link } from '@/components/ui/link';
import { Badge, type Tone } from '@/components/ui/badge';
import { spareColumn, Table, TableCell, TableRow } from '@/components/ui/table';
import {
  campaignHref,
  campaignStatusNames,
  shareOfAttempted,
  type CampaignStatus,
} from '@/lib/newsletter/rules/campaigns';
import type { CampaignRow } from '@/lib/newsletter/schema/campaigns';
import { formatDateTime, type Clock } from '@/lib/shared/dates';
import { formatNumber } from '@/lib/shared/formats';

const tones: Record<CampaignStatus, Tone> = {
  draft: 'neutral',
  scheduled: 'info',
  sending: 'warn',
  sent: 'good',
  stopped: 'bad',
};

/** The status of a campaign. */
export function CampaignBadge({ state }: { state: CampaignStatus }) {
  return <Badge tone={tones[state]}>{campaignStatusNames[state]}</Badge>;
}

function Share({ part, row }: { part: number; row: CampaignRow }) {
  const share = shareOfAttempted(part, row.figures);
  return (
    <>
      {formatNumber(part)} {share && <span className="text-sm text-muted">{share}</span>}
    </>
  );
}

/** Campaigns with their figures; the name of each recipients' group is in `groups`. */
export function CampaignTable({
  rows,
  groupOf,
  clock,
}: {
  rows: CampaignRow[];
  groupOf: (category: string | null) => string;
  clock: Clock;
}) {
  return (
    <Table
      caption="Campaigns, the latest edited first"
      columns={[
        'Campaign',
        'Status',
        { title: 'Sent', right: true },
        { title: 'Bounced', right: true },
        { title: 'Unsubscribed', right: true },
        { title: 'When', spare: true },
      ]}
    >
      {rows.map((row) => (
        <TableRow key={row.id}>
          <TableCell label="" className="md:w-2/5">
            <Link
              href={campaignHref(row.id)}
              className="font-semibold wrap-anywhere underline underline-offset-4"
            >
              {row.subject}
            </Link>
            <span className="block text-sm text-muted">{groupOf(row.category)}</span>
          </TableCell>
          <TableCell label="Status">
            <CampaignBadge state={row.state} />
          </TableCell>
          <TableCell label="Sent" className="tabular-nums md:text-right">
            {formatNumber(row.figures.sent)}
            {row.figures.waiting > 0 && (
              <span className="block text-sm text-muted">of {formatNumber(row.figures.recipients)}</span>
            )}
          </TableCell>
          <TableCell label="Bounced" className="tabular-nums md:text-right">
            <Share part={row.figures.bounced} row={row} />
          </TableCell>
          <TableCell label="Unsubscribed" className="tabular-nums md:text-right">
            <Share part={row.figures.unsubscribed} row={row} />
          </TableCell>
          <TableCell label="When" className={`text-sm ${spareColumn}`}>
            {formatDateTime(row.startedAt ?? row.sendAt ?? row.editedAt, clock)}
          </TableCell>
        </TableRow>
      ))}
    </Table>
  );
}
