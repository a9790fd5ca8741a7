'use client';
import { Link } from '@/components/ui/link';
import { useOrderCall } from '@/components/orders/use-order-call';
import { Allowed } from '@/components/layout/allowed';
import { Button } from '@/components/ui/button';
import { Badge } from '@/components/ui/badge';
import { Table, TableCell, TableRow } from '@/components/ui/table';
import { api } from '@/lib/api/client/api';
import { ledgerHref } from '@/lib/inventory/rules';
import type { SupplierPart } from '@/lib/purchasing/schema/suppliers';
import { formatMoney } from '@/lib/shared/money';
import { PartForm } from './part-form';
import { formatNumber } from '@/lib/shared/formats';

/** What a supplier sells; each part can be changed and removed. */
export function PartTable({
  supplierId,
  rows,
  currency,
  locale,
}: {
  supplierId: string;
  rows: SupplierPart[];
  currency: string;
  locale: string;
}) {
  const { pending, run } = useOrderCall();
  const remove = (sku: string) =>
    run(() => api.delete(`/suppliers/${supplierId}/parts/${encodeURIComponent(sku)}`), `${sku} removed`);
  return (
    <Table
      caption="Parts"
      columns={[
        'SKU',
        'Part number',
        { title: 'Cost', right: true },
        { title: 'Pack', right: true },
        { title: 'Lead time', right: true },
        'Actions',
      ]}
    >
      {rows.map((part) => (
        <TableRow key={part.sku}>
          <TableCell label="">
            <Link href={ledgerHref(part.sku)} className="font-semibold underline underline-offset-4">
              {part.sku}
            </Link>{' '}
            {part.preferred && <Badge tone="good">Bought here first</Badge>}
            <span className="block text-sm wrap-anywhere text-muted">
              {[part.product, part.option].filter(Boolean).join(', ')}
            </span>
          </TableCell>
          <TableCell label="Part number" className="wrap-anywhere">
            {part.partNumber}
          </TableCell>
          <TableCell label="Cost" className="figures md:text-right">
            {formatMoney(part.cost, currency, locale)}
          </TableCell>
          <TableCell label="Pack" className="figures md:text-right">
            {formatNumber(part.packSize, 3, locale)}
          </TableCell>
          <TableCell label="Lead time" className="figures md:text-right">
            {part.leadTimeDays === null ? '–' : `${part.leadTimeDays} days`}
          </TableCell>
          <TableCell label="">
            <Allowed right="purchasing.edit">
              <span className="flex gap-2">
                <PartForm
                  supplierId={supplierId}
                  currency={currency}
                  part={part}
                  trigger={
                    <Button variant="secondary" size="sm" aria-label={`Change ${part.sku}`}>
                      Change
                    </Button>
                  }
                />
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={`Remove ${part.sku}`}
                  pending={pending}
                  onClick={() => void remove(part.sku)}
                >
                  Remove
                </Button>
              </span>
            </Allowed>
          </TableCell>
        </TableRow>
      ))}
    </Table>
  );
}
