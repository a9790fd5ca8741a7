import { Picture } from '@/components/ui/picture';
import { Link } from '@/components/ui/link';
import { LineDiscount } from '@/components/cart/line-discount';
import { goodsDiscount } from '@/lib/discounts/rules/offer';
import { totalRows } from '@/lib/orders/rules/discounts';
import { orderedBackorderText } from '@/lib/orders/rules/backorders';
import type { Order } from '@/lib/orders/schema/order';
import { formatMoney } from '@/lib/shared/money';
import { keepTogether } from '@/lib/shared/typography';

/** The lines of an order at the prices when it was placed, with the totals. */
export function OrderLines({ order }: { order: Pick<Order, 'lines' | 'totals' | 'discounts' | 'delivery'> }) {
  const { lines, totals } = order;
  const money = (amount: number) => formatMoney(amount, totals.currency);
  return (
    <section aria-labelledby="lines">
      <h2 id="lines" className="part-title mb-4">
        Items
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {lines.map((line) => (
          <li key={line.sku} className="grid grid-cols-[4rem_1fr] gap-x-4 py-4 sm:grid-cols-[4rem_1fr_auto]">
            <Picture
              src={line.img}
              alt=""
              width={64}
              height={64}
              className="row-span-2 size-16 rounded-card bg-picture object-contain sm:row-span-1"
            />
            <div className="min-w-0">
              <Link
                href={`/product/${line.slug}`}
                className="font-semibold underline-offset-4 hover:underline"
              >
                {keepTogether(line.name)}
              </Link>
              <p className="text-sm text-muted">
                {[line.sku, line.color, line.size, line.unit !== 'each' && line.unit]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              {line.ownNumber && (
                <p className="text-sm wrap-anywhere text-muted">Your part no. {line.ownNumber}</p>
              )}
              {line.backorder && <p className="text-sm font-medium">{orderedBackorderText(line)}</p>}
              {line.comment && <p className="text-sm wrap-anywhere">Comment: {line.comment}</p>}
              <LineDiscount
                amount={line.discount}
                discount={goodsDiscount(order)}
                currency={totals.currency}
              />
            </div>
            <p className="figures text-right">
              <span className="font-semibold">{money(line.total)}</span>
              <span className="block text-sm text-muted">
                <span className="font-semibold text-ink">{line.quantity} ×</span> {money(line.unitPrice)}
                {line.unitPrice < line.listPrice && <s className="ml-1">{money(line.listPrice)}</s>}
              </span>
            </p>
          </li>
        ))}
      </ul>
      <dl className="figures mt-4 ml-auto flex max-w-sm flex-col gap-1.5">
        {totalRows(order).map(({ label, amount, isFree }) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="text-muted">{label}</dt>
            <dd>{isFree ? 'Free' : money(amount)}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 border-t border-line pt-2 text-lg font-semibold">
          <dt>Total</dt>
          <dd>{money(totals.total)}</dd>
        </div>
      </dl>
    </section>
  );
}
