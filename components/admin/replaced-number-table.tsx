'use client';
import { Link } from '@/components/ui/link';
import { useOrderCall } from '@/components/orders/use-order-call';
import { Button } from '@/components/ui/button';
import { Table, TableCell, TableRow } from '@/components/ui/table';
import { api } from '@/lib/api/client/api';
import type { ReplacedNumberRow } from '@/lib/catalog/schema/replaced-numbers';

/** Old part numbers with the products that replace them. */
export function ReplacedNumberTable({ rows }: { rows: ReplacedNumberRow[] }) {
  const { pending, run } = useOrderCall();
  return (
    <Table
      caption="Replaced part numbers"
      columns={['Old number', 'Replaced by', 'Product', { title: '', right: true }]}
    >
      {rows.map(({ code, number, sku, name, href }) => (
        <TableRow key={code}>
          <TableCell label="Old number" className="font-semibold wrap-anywhere">
            {number}
          </TableCell>
          <TableCell label="Replaced by" className="wrap-anywhere">
            {sku}
          </TableCell>
          <TableCell label="Product">
            {href ? (
              <Link href={href} className="underline-offset-4 hover:underline">
                {name}
              </Link>
            ) : (
              'No longer sold'
            )}
          </TableCell>
          <TableCell label="" className="md:text-right">
            <Button
              variant="quiet"
              size="sm"
              disabled={pending}
              onClick={() => void run(() => api.delete(`/replaced-numbers/${code}`), `${number} removed`)}
            >
              Remove<span className="sr-only"> {number}</span>
            </Button>
          </TableCell>
        </TableRow>
      ))}
    </Table>
  );
}
