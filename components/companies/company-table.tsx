import { Link } from '@/components/ui/link';
import { spareColumn, Table, TableCell, TableRow } from '@/components/ui/table';
import { companiesHref, companyHref } from '@/lib/companies/rules/paths';
import type { CompanyFilters, CompanyRow } from '@/lib/companies/schema/company';
import { sortableColumn } from '@/lib/shared/sorting';
import { CompanyBadge } from './company-badge';
import { formatNumber } from '@/lib/shared/formats';

/** Companies, each with a link to its page. */
export function CompanyTable({
  rows,
  filters,
  salesPeople,
}: {
  rows: CompanyRow[];
  filters: CompanyFilters;
  salesPeople: { id: string; name: string }[];
}) {
  const sorting = {
    sort: filters.sort,
    fallback: 'name',
    hrefFor: (sort: CompanyFilters['sort']) => companiesHref({ ...filters, sort }),
  };
  const names = new Map(salesPeople.map(({ id, name }) => [id, name]));
  return (
    <Table
      caption="Companies"
      columns={[
        sortableColumn('Company', 'name', sorting),
        'Status',
        'Place',
        { title: 'Tax ID', spare: true },
        { title: 'Members', right: true },
        'Sales person',
        sortableColumn('Since', 'since', { ...sorting, first: 'descending' }),
      ]}
    >
      {rows.map(({ id, name, status, city, country, taxId, members, salesPersonId, createdAt }) => (
        <TableRow key={id}>
          <TableCell label="">
            <Link href={companyHref(id)} className="font-semibold wrap-anywhere underline underline-offset-4">
              {name}
            </Link>
          </TableCell>
          <TableCell label="Status">
            <CompanyBadge status={status} />
          </TableCell>
          <TableCell label="Place">
            {city}, {country}
          </TableCell>
          <TableCell label="Tax ID" className={`figures ${spareColumn}`}>
            {taxId || '–'}
          </TableCell>
          <TableCell label="Members" className="figures md:text-right">
            {formatNumber(members)}
          </TableCell>
          <TableCell label="Sales person">{names.get(salesPersonId ?? '') ?? '–'}</TableCell>
          <TableCell label="Since" className="figures whitespace-nowrap">
            {createdAt.slice(0, 10)}
          </TableCell>
        </TableRow>
      ))}
    </Table>
  );
}
