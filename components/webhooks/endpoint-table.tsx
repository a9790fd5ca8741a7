import { Link } from '@/components/ui/link';
import { Badge, type Tone } from '@/components/ui/badge';
import { Table, TableCell, TableRow } from '@/components/ui/table';
import { deliveriesHref, endpointHref } from '@/lib/webhooks/rules';
import type { Endpoint } from '@/lib/webhooks/schema';

type Counts = Map<string, { failed: number; waiting: number }>;

const statuses: Record<Endpoint['status'], { name: string; tone: Tone }> = {
  on: { name: 'On', tone: 'good' },
  off: { name: 'Off', tone: 'neutral' },
  paused: { name: 'Paused', tone: 'bad' },
};

/** Whether an endpoint gets events, and whether it fails. */
export function EndpointStatus({ status, failingSince }: Pick<Endpoint, 'status' | 'failingSince'>) {
  if (status === 'on' && failingSince) return <Badge tone="warn">Failing</Badge>;
  const { name, tone } = statuses[status];
  return <Badge tone={tone}>{name}</Badge>;
}

/** The endpoints, each with a link to its page and to its deliveries. */
export function EndpointTable({ rows, counts }: { rows: Endpoint[]; counts: Counts }) {
  return (
    <Table caption="Endpoints" columns={['Endpoint', 'Events', 'Failed', 'Waiting', 'Status']}>
      {rows.map((row) => {
        const { failed = 0, waiting = 0 } = counts.get(row.id) ?? {};
        return (
          <TableRow key={row.id}>
            <TableCell label="">
              <Link
                href={endpointHref(row.id)}
                className="font-semibold wrap-anywhere underline underline-offset-4"
              >
                {row.url}
              </Link>
              {row.description && <span className="block text-sm text-muted">{row.description}</span>}
            </TableCell>
            <TableCell label="Events" className="text-sm wrap-anywhere">
              {row.events.join(', ')}
            </TableCell>
            {(
              [
                ['Failed', 'failed', failed],
                ['Waiting', 'waiting', waiting],
              ] as const
            ).map(([label, state, count]) => (
              <TableCell key={label} label={label}>
                <Link
                  href={deliveriesHref({ endpoint: row.id, state })}
                  aria-label={`${count} ${state}: ${row.url}`}
                  className="underline underline-offset-4"
                >
                  {count}
                </Link>
              </TableCell>
            ))}
            <TableCell label="Status">
              <EndpointStatus {...row} />
            </TableCell>
          </TableRow>
        );
      })}
    </Table>
  );
}
