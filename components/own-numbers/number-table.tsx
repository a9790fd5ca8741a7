'use client';
import { Link } from '@/components/ui/link';
import { useOrderCall } from '@/components/orders/use-order-call';
import { Button } from '@/components/ui/button';
import { Table, TableCell, TableRow } from '@/components/ui/table';
import { api } from '@/lib/api/client/api';
import type { OwnNumberRow } from '@/lib/own-numbers/schema';

/** The part numbers of a customer with the products that they mean. */
export function NumberTable({
  owner,
  rows,
  mayEdit,
  isOwn,
}: {
  owner: string;
  rows: OwnNumberRow[];
  mayEdit: boolean;
  /** False where staff read the numbers of a customer. */
  isOwn: boolean;
}) {
  const numberTitle = isOwn ? 'Your number' : 'Customer’s number';
  const { pending, run } = useOrderCall();
  const remove = ({ sku, number }: OwnNumberRow) =>
    run(
      () => api.delete(`/own-numbers/${owner}/parts/${encodeURIComponent(sku)}`),
      `${number} removed: orders keep it`,
    );
  return (
    <Table
      caption="Part numbers"
      columns={[numberTitle, 'SKU', 'Product', ...(mayEdit ? [{ title: '', right: true }] : [])]}
    >
      {rows.map((row) => (
        <TableRow key={row.sku}>
          <TableCell label={numberTitle} className="font-semibold wrap-anywhere">
            {row.number}
          </TableCell>
          <TableCell label="SKU" className="wrap-anywhere">
            {row.sku}
          </TableCell>
          <TableCell label="Product">
            {row.href ? (
              <Link href={row.href} className="underline-offset-4 hover:underline">
                {row.name}
              </Link>
            ) : (
              'No longer sold'
            )}
          </TableCell>
          {mayEdit && (
            <TableCell label="" className="md:text-right">
              <Button variant="quiet" size="sm" disabled={pending} onClick={() => void remove(row)}>
                Remove<span className="sr-only"> {row.number}</span>
              </Button>
            </TableCell>
          )}
        </TableRow>
      ))}
    </Table>
  );
}
