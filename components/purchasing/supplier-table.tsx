import { EmailText } from '@/components/account/email-text';
import { Link } from '@/components/ui/link';
import { Badge } from '@/components/ui/badge';
import { spareColumn, Table, TableCell, TableRow } from '@/components/ui/table';
import { supplierHref, suppliersHref } from '@/lib/purchasing/rules/paths';
import type { Supplier, SupplierFilters } from '@/lib/purchasing/schema/suppliers';
import { sortableColumn } from '@/lib/shared/sorting';
import { formatNumber } from '@/lib/shared/formats';

/** Suppliers, each with a link to its page. */
export function SupplierTable({ rows, filters }: { rows: Supplier[]; filters: SupplierFilters }) {
  const name = sortableColumn<'-name'>('Supplier', 'name', {
    sort: filters.sort,
    fallback: 'name',
    hrefFor: (sort) => suppliersHref({ ...filters, sort }),
  });
  return (
    <Table
      caption="Suppliers"
      columns={[
        name,
        'Email',
        { title: 'Contact', spare: true },
        { title: 'Lead time', right: true },
        { title: 'Parts', right: true },
        'Status',
      ]}
    >
      {rows.map((row) => (
        <TableRow key={row.id}>
          <TableCell label="">
            <Link
              href={supplierHref(row.id)}
              className="font-semibold wrap-anywhere underline underline-offset-4"
            >
              {row.name}
            </Link>
          </TableCell>
          <TableCell label="Email" className="wrap-anywhere">
            <EmailText email={row.email} />
          </TableCell>
          <TableCell label="Contact" className={spareColumn}>
            {row.contact || '–'}
          </TableCell>
          <TableCell label="Lead time" className="figures md:text-right">
            {row.leadTimeDays} {row.leadTimeDays === 1 ? 'day' : 'days'}
          </TableCell>
          <TableCell label="Parts" className="figures md:text-right">
            {formatNumber(row.parts)}
          </TableCell>
          <TableCell label="Status">
            <Badge tone={row.active ? 'good' : 'neutral'}>{row.active ? 'Active' : 'Inactive'}</Badge>
          </TableCell>
        </TableRow>
      ))}
    </Table>
  );
}
