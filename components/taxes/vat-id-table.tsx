'use client';
import { EmailText } from '@/components/account/email-text';
import { Table, TableCell, TableRow } from '@/components/ui/table';
import { formatDate, type Clock } from '@/lib/shared/dates';

type VatIdRow = { id: string; name: string; email: string; vatId: string; at: string };

/** The VAT ids that customers entered last, and how they were checked. */
export function VatIdTable({ rows, clock }: { rows: VatIdRow[]; clock: Clock }) {
  return (
    <section aria-labelledby="vat-ids" className="mt-12">
      <h2 id="vat-ids" className="text-2xl">
        VAT IDs
      </h2>
      <p className="mt-1 mb-4 max-w-prose text-muted">
        The latest 100 that customers have entered. Format and check digit are checked; the EU’s register
        (VIES) is not asked. Where the law wants proof that an ID is registered, look it up{' '}
        <a
          href="https://ec.europa.eu/taxation_customs/vies/"
          target="_blank"
          rel="noreferrer"
          className="underline underline-offset-4"
        >
          in VIES
        </a>
        .
      </p>
      {rows.length > 0 ? (
        <Table caption="VAT IDs of customers" columns={['Customer', 'VAT ID', 'Entered']}>
          {rows.map(({ id, name, email, vatId, at }) => (
            <TableRow key={id}>
              <TableCell label="">
                <span className="font-semibold wrap-anywhere">{name}</span>
                <span className="block text-sm text-muted">
                  <EmailText email={email} />
                </span>
              </TableCell>
              <TableCell label="VAT ID">{vatId}</TableCell>
              <TableCell label="Entered">{formatDate(at, clock)}</TableCell>
            </TableRow>
          ))}
        </Table>
      ) : (
        <p className="text-muted">No customer has entered one.</p>
      )}
    </section>
  );
}
