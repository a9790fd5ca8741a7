import { Link } from '@/components/ui/link';
import type { StockRow } from '@/lib/inventory/schema';
import { supplierHref } from '@/lib/purchasing/rules/paths';
import { formatMoney } from '@/lib/shared/money';
import { formatNumber } from '@/lib/shared/formats';

type Offer = { supplierId: string; supplier: string; cost: number; currency: string };

/** The present stock of a SKU, when it is ordered again, and who sells it. */
export function LedgerFacts({
  row,
  onOrder,
  offers,
  money: { currency, locale },
}: {
  row: StockRow;
  onOrder: number;
  offers: Offer[];
  money: { currency: string; locale: string };
}) {
  const facts = [
    ['Available', formatNumber(row.available, 3, locale)],
    ['On order', formatNumber(onOrder, 3, locale)],
    ['Reorder point', row.reorderPoint ?? '–'],
    ['Reorder quantity', row.reorderQuantity ?? '–'],
    ['Average cost', row.averageCost === null ? '–' : formatMoney(row.averageCost, currency, locale)],
  ];
  return (
    <>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-5">
        {facts.map(([name, value]) => (
          <div key={name} className="rounded-card border border-line bg-surface p-3">
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="figures text-xl font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      {offers.length > 0 && (
        <p>
          Supplied by{' '}
          {offers.map(({ supplierId, supplier, cost, currency: theirs }, index) => (
            <span key={supplierId}>
              {index > 0 && ', '}
              <Link href={supplierHref(supplierId)} className="underline underline-offset-4">
                {supplier}
              </Link>{' '}
              at {formatMoney(cost, theirs, locale)}
            </span>
          ))}
        </p>
      )}
    </>
  );
}
