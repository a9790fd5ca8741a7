import type { ReactNode } from 'react';
import { Table, TableCell, TableRow } from '@/components/ui/table';
import type { ApiKey, CompanyKey } from '@/lib/api-keys/schema';
import { formatDateTime, type Clock } from '@/lib/shared/dates';

/** The keys with what they may do, and for whom those of a company act, each with a button that revokes it. */
export function KeyTable<Key extends ApiKey | CompanyKey>({
  rows,
  clock,
  scopeNames,
  revoke,
}: {
  rows: Key[];
  clock: Clock;
  scopeNames: Record<Key['scopes'][number], string>;
  revoke: (key: Key) => ReactNode;
}) {
  const shown = (time: string | null) => (time ? formatDateTime(time, clock) : 'Never');
  const nameOf = (scope: Key['scopes'][number]) => scopeNames[scope];
  return (
    <Table caption="API keys" columns={['Key', 'Scopes', 'Allowed from', 'Expires', 'Last used', '']}>
      {rows.map((row) => (
        <TableRow key={row.id}>
          <TableCell label="">
            <span className="font-semibold wrap-anywhere">{row.name}</span>
            <span className="block font-mono text-sm text-muted">…{row.ending}</span>
            {'member' in row && (
              <span className="block text-sm wrap-anywhere">
                {row.member === null ? (
                  <span className="text-bad">Doesn’t work: its member has left the company</span>
                ) : (
                  `Acts for ${row.member}`
                )}
              </span>
            )}
          </TableCell>
          <TableCell label="Scopes" className="text-sm">
            {row.scopes.map(nameOf).join(', ')}
          </TableCell>
          <TableCell label="Allowed from" className="text-sm wrap-anywhere">
            {row.addresses.join(', ') || 'Anywhere'}
          </TableCell>
          <TableCell label="Expires">{shown(row.expiresAt)}</TableCell>
          <TableCell label="Last used">{shown(row.lastUsedAt)}</TableCell>
          <TableCell label="">{revoke(row)}</TableCell>
        </TableRow>
      ))}
    </Table>
  );
}
