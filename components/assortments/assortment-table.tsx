import { Link } from '@/components/ui/link';
import { Audience } from '@/components/price-lists/price-list-table';
import { Badge } from '@/components/ui/badge';
import { Table, TableCell, TableRow } from '@/components/ui/table';
import { assortmentHref } from '@/lib/assortments/rules/form';
import type { Assortment } from '@/lib/assortments/schema';

const counted = (count: number, one: string, many: string) =>
  count ? [`${count} ${count === 1 ? one : many}`] : [];

/** What an assortment names, in a few words. */
const contentsOf = ({ skus, categories, brands }: Assortment): string =>
  [
    ...counted(skus.length, 'SKU', 'SKUs'),
    ...counted(categories.length, 'category', 'categories'),
    ...counted(brands.length, 'brand', 'brands'),
  ].join(', ');

/** Assortments, each with a link to its page. */
export function AssortmentTable({ rows }: { rows: Assortment[] }) {
  return (
    <Table caption="Assortments" columns={['Name', 'For', 'Names', 'Status']}>
      {rows.map((row) => (
        <TableRow key={row.id}>
          <TableCell label="">
            <Link
              href={assortmentHref(row.id)}
              className="font-semibold wrap-anywhere underline underline-offset-4"
            >
              {row.name}
            </Link>
          </TableCell>
          <TableCell label="For">
            <Audience {...row} />
          </TableCell>
          <TableCell label="Names">
            {contentsOf(row)}
            {row.limits && <span className="block text-sm text-muted">and nothing else</span>}
          </TableCell>
          <TableCell label="Status">
            <Badge tone={row.active ? 'good' : 'warn'}>{row.active ? 'Active' : 'Paused'}</Badge>
          </TableCell>
        </TableRow>
      ))}
    </Table>
  );
}
