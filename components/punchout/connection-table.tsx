import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import { Table, TableCell, TableRow } from '@/components/ui/table';
import type { Connection, Credential } from '@/lib/punchout/schema/connection';
import { formatDateTime, type Clock } from '@/lib/shared/dates';

const identity = ({ domain, identity: name }: Credential) => `${domain} ${name}`;

/** The purchasing systems of a company; `actions` are what may be done with each. */
export function ConnectionTable({
  rows,
  clock,
  actions,
}: {
  rows: Connection[];
  clock: Clock;
  actions?: (row: Connection) => ReactNode;
}) {
  return (
    <Table
      caption="Purchasing systems"
      columns={['System', 'Identities', 'Carts go back to', 'Documents go to', 'Last used', '']}
    >
      {rows.map((row) => (
        <TableRow key={row.id}>
          <TableCell label="">
            <span className="font-semibold wrap-anywhere">{row.name}</span>{' '}
            {!row.active && <Badge tone="warn">Off</Badge>}
            <span className="block font-mono text-sm text-muted">Secret …{row.ending}</span>
            <span className="block text-sm wrap-anywhere">
              {row.member ? (
                `Orders for ${row.member.name}`
              ) : (
                <span className="text-bad">Doesn’t work: its member has left the company</span>
              )}
            </span>
          </TableCell>
          <TableCell label="Identities" className="text-sm wrap-anywhere">
            <span className="block">From {identity(row.from)}</span>
            <span className="block">To {identity(row.to)}</span>
            <span className="block">Sender {identity(row.sender)}</span>
            <span className="block">OCI user {row.id}</span>
          </TableCell>
          <TableCell label="Carts go back to" className="text-sm wrap-anywhere">
            {row.returnHosts.join(', ')}
          </TableCell>
          <TableCell label="Documents go to" className="text-sm wrap-anywhere">
            {row.outgoingUrl || 'Nowhere'}
          </TableCell>
          <TableCell label="Last used">
            {row.lastUsedAt ? formatDateTime(row.lastUsedAt, clock) : 'Never'}
          </TableCell>
          <TableCell label="">{actions?.(row)}</TableCell>
        </TableRow>
      ))}
    </Table>
  );
}
