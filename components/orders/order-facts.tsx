import { Link } from '@/components/ui/link';
import { Card } from '@/components/ui/card';
import { blanketOrderHref, ownBlanketOrderHref } from '@/lib/blanket-orders/rules/paths';
import { postalLines } from '@/lib/companies/rules/form';
import { addressLines, isCollected } from '@/lib/orders/rules/places';
import { deliveryRequests } from '@/lib/orders/rules/requested-date';
import { estimateText } from '@/lib/delivery/rules/dates';
import { paymentPhrase } from '@/lib/orders/rules/payments';
import type { Order } from '@/lib/orders/schema/order';
import { ownQuoteHref, quoteHref } from '@/lib/quotes/rules/paths';
import type { Shop } from '@/lib/settings/schema/shop';
import { PaymentList } from './payment-list';
import type { OrderReader } from './shipments';
import { PurchaseOrderFile } from './purchase-order-file';
import { PaymentBadge } from './status-badge';

/** The quote or the blanket order that fixes the prices of an order, with a link. */
function Agreement({ order: { quote, blanketOrder }, reader }: { order: Order; reader: OrderReader }) {
  const isStaff = reader === 'staff';
  const named = quote
    ? { name: `Quote ${quote.number}`, href: (isStaff ? quoteHref : ownQuoteHref)(quote.number) }
    : blanketOrder && {
        name: `Blanket order ${blanketOrder.number}`,
        href: (isStaff ? blanketOrderHref : ownBlanketOrderHref)(blanketOrder.number),
      };
  if (!named) return null;
  return (
    <p className="text-sm">
      Prices of{' '}
      <Link href={named.href} className="underline underline-offset-4">
        {named.name}
      </Link>
    </p>
  );
}

/** Address, delivery and payment of an order. */
export function OrderFacts({
  order,
  shop,
  reader,
  mayAttach = false,
}: {
  order: Order;
  shop: Shop;
  reader: OrderReader;
  /** Whether the reader may attach the purchase order. */
  mayAttach?: boolean;
}) {
  const { address, company, delivery, payment, costCenter, state } = order;
  const collected = isCollected(order);
  return (
    <Card className="grid min-w-0 grid-cols-1 content-start gap-5 wrap-break-word md:max-lg:grid-cols-2">
      {collected && state !== 'cancelled' && (
        <div>
          <h2 className="mb-1 text-lg">Our trade counter</h2>
          {[...shop.address, ...shop.hours].map((line) => (
            <p key={line} className={shop.hours.includes(line) ? 'text-sm text-muted' : undefined}>
              {line}
            </p>
          ))}
        </div>
      )}
      <div>
        <h2 className="mb-1 text-lg">
          {!collected ? 'Delivery address' : company ? 'Collected by' : 'Billing address'}
        </h2>
        <address className="not-italic">
          {addressLines(address, shop.countries).map((line, index) => (
            <span key={index} className="block">
              {line}
            </span>
          ))}
        </address>
        {address.phone && <p className="text-sm text-muted">{address.phone}</p>}
      </div>
      {company && (
        <div>
          <h2 className="mb-1 text-lg">Ordered for</h2>
          <p>{company.name}</p>
          {company.billing && (
            <address className="not-italic">
              {postalLines(company.billing, shop.countries).map((line, index) => (
                <span key={index} className="block">
                  {line}
                </span>
              ))}
            </address>
          )}
          {company.taxId && <p className="figures text-sm text-muted">Tax ID {company.taxId}</p>}
        </div>
      )}
      <div>
        <h2 className="mb-1 text-lg">{collected ? 'Collection' : 'Delivery'}</h2>
        <p>{delivery.name}</p>
        {delivery.estimate && !['delivered', 'cancelled', 'returned'].includes(state) && (
          <p className="text-sm text-muted">
            Expected {collected && 'ready '}
            {estimateText(delivery.estimate, shop.locale)}
          </p>
        )}
        {deliveryRequests(order, shop.locale).map(({ label, text }) => (
          <p key={label} className="text-sm font-medium">
            {label}: {text}
          </p>
        ))}
      </div>
      <div>
        <h2 className="mb-1 text-lg">Payment</h2>
        <p className="flex flex-wrap items-center gap-2">
          {paymentPhrase(payment.method)} <PaymentBadge state={payment.state} order={state} />
        </p>
        <Agreement order={order} reader={reader} />
        <PaymentList order={order} />
        {costCenter && <p className="text-sm text-muted">Cost center: {costCenter}</p>}
        {payment.purchaseOrder && (
          <p className="text-sm text-muted">Purchase order: {payment.purchaseOrder}</p>
        )}
        {(company || payment.purchaseOrder || order.purchaseOrderFile) && (
          <PurchaseOrderFile order={order} mayAttach={mayAttach} />
        )}
      </div>
    </Card>
  );
}
