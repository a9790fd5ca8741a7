import { Badge } from '@/components/ui/badge';
import { Table, TableCell, TableRow } from '@/components/ui/table';
import {
  documentKinds,
  documentStates,
  type DocumentState,
  type SentDocument,
} from '@/lib/punchout/schema/document';
import { formatDateTime, type Clock } from '@/lib/shared/dates';

const tones = { waiting: 'info', delivered: 'good', failed: 'bad' } as const satisfies Record<
  DocumentState,
  string
>;

/** The latest documents for the purchasing systems of a company. */
export function DocumentTable({ rows, clock }: { rows: SentDocument[]; clock: Clock }) {
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="documents" className="flex flex-col gap-4">
      <h2 id="documents" className="text-2xl">
        Documents sent
      </h2>
      <Table caption="Documents sent" columns={['Document', 'Order', 'Made', 'Status']}>
        {rows.map(({ id, kind, orderId, state, attempts, error, createdAt }) => (
          <TableRow key={id}>
            <TableCell label="">
              <span className="font-semibold">{documentKinds[kind]}</span>
            </TableCell>
            <TableCell label="Order" className="wrap-anywhere">
              {orderId}
            </TableCell>
            <TableCell label="Made">{formatDateTime(createdAt, clock)}</TableCell>
            <TableCell label="Status" className="text-sm wrap-anywhere">
              <Badge tone={tones[state]}>{documentStates[state]}</Badge>
              {error && (
                <span className="block">
                  {error} ({attempts === 1 ? '1 attempt' : `${attempts} attempts`})
                </span>
              )}
            </TableCell>
          </TableRow>
        ))}
      </Table>
    </section>
  );
}
