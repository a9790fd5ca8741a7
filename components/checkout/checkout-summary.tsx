import { Picture } from '@/components/ui/picture';
import type { ReactNode } from 'react';
import { LineDiscount } from '@/components/cart/line-discount';
import { Card } from '@/components/ui/card';
import { backorderText } from '@/lib/catalog/rules/backorders';
import type { CartLine } from '@/lib/cart/schema';
import type { DeliveryOffer } from '@/lib/delivery/schema';
import type { AppliedDiscount } from '@/lib/discounts/schema';
import { discountLabel, goodsDiscount } from '@/lib/discounts/rules/offer';
import { isCollected } from '@/lib/orders/rules/places';
import { deliveryPrice, discountOf, subtotalOf, taxRows } from '@/lib/orders/rules/totals';
import type { Totals } from '@/lib/orders/schema/order';
import { formatMoney } from '@/lib/shared/money';
import { keepTogether } from '@/lib/shared/typography';

function Row({
  name,
  children,
  strong = false,
}: {
  name: string;
  children: React.ReactNode;
  strong?: boolean;
}) {
  return (
    <div
      className={`flex justify-between gap-4 ${strong ? 'border-t border-line pt-3 text-lg font-semibold' : ''}`}
    >
      <dt>{name}</dt>
      <dd className="text-right">{children}</dd>
    </div>
  );
}

/** The lines and the totals; amounts that depend on a choice not made yet are left out. */
export function CheckoutSummary({
  lines,
  discounts,
  method,
  totals,
  currency,
  codeInput,
  editor,
  commentEditor,
  heading = 'Your order',
  taxUnknown = 'Calculated from your address',
}: {
  lines: CartLine[];
  discounts: AppliedDiscount[];
  method: Pick<DeliveryOffer, 'id' | 'charge'> | null;
  totals: Totals | null;
  currency: string;
  /** Where a discount code is entered. */
  codeInput: ReactNode;
  /** Renders the inputs that change a line. */
  editor?: (line: CartLine) => ReactNode;
  /** Renders the comment of a line with the input that changes it. */
  commentEditor?: (line: CartLine) => ReactNode;
  heading?: string;
  /** What stands for the tax until there are totals. */
  taxUnknown?: string;
}) {
  const subtotal = totals?.subtotal ?? subtotalOf(lines);
  const shipping = totals ? deliveryPrice(totals) : method && method.charge;
  const goods = goodsDiscount({ discounts });
  const freeDelivery = discounts.find(({ kind }) => kind === 'free-delivery');
  const money = (amount: number) => formatMoney(amount, currency);
  return (
    <Card>
      <h2 className="text-xl">{heading}</h2>
      <ul className="my-4 flex flex-col gap-3">
        {lines.map((line) => (
          <li key={line.sku} className="grid grid-cols-[3rem_1fr_auto] items-start gap-3 text-sm">
            <Picture
              src={line.img}
              alt=""
              width={64}
              height={64}
              className="aspect-square w-full rounded-card bg-picture object-contain"
            />
            <div className="min-w-0">
              <p className="font-medium">{keepTogether(line.name)}</p>
              <p className="text-muted">
                {[`${line.quantity} × ${money(line.unitPrice)}`, line.color, line.size]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              {commentEditor?.(line) ??
                (line.comment && <p className="wrap-anywhere">Comment: {line.comment}</p>)}
              <LineDiscount amount={line.discount} discount={goods} currency={currency} />
              {editor?.(line)}
              {line.backorder && (
                <p className="font-medium">{backorderText(line.quantity, line.backorder)}</p>
              )}
              {line.problem && <p className="font-medium text-bad">{line.problem}</p>}
            </div>
            <p className="figures">{money(line.total)}</p>
          </li>
        ))}
      </ul>
      <dl className="figures flex flex-col gap-2 border-t border-line pt-4">
        <Row name="Subtotal">{money(subtotal)}</Row>
        {goods && <Row name={`Discount: ${discountLabel(goods)}`}>{money(-discountOf(lines))}</Row>}
        <Row name={method && isCollected({ delivery: method }) ? 'Collection' : 'Delivery'}>
          {shipping === null ? (
            <span className="text-muted">Not chosen yet</span>
          ) : shipping === 0 ? (
            'Free'
          ) : (
            money(shipping)
          )}
        </Row>
        {freeDelivery && shipping !== 0 && (
          <Row name={`Discount: ${discountLabel(freeDelivery)}`}>
            {shipping === null ? 'Free delivery' : money(-shipping)}
          </Row>
        )}
        {totals ? (
          taxRows(totals).map(({ label, amount }) => (
            <Row key={label} name={label}>
              {money(amount)}
            </Row>
          ))
        ) : (
          <Row name="Tax">
            <span className="text-muted">{taxUnknown}</span>
          </Row>
        )}
        {totals && (
          <Row name="Total" strong>
            {money(totals.total)}
          </Row>
        )}
      </dl>
      <div className="mt-4 border-t border-line pt-4">{codeInput}</div>
    </Card>
  );
}
