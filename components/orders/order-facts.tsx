import { Card } from '@/components/ui/card';
import { addressLines, isCollected } from '@/lib/orders/rules/places';
import { paymentPhrase } from '@/lib/orders/rules/payments';
import type { Order } from '@/lib/orders/schema/order';
import type { Shop } from '@/lib/settings/schema/shop';
import { PaymentList } from './payment-list';
import { PaymentBadge } from './status-badge';

/** Address, delivery and payment of an order. */
export function OrderFacts({ order, shop }: { order: Order; shop: Shop }) {
  const { address, delivery, payment, state } = order;
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
        <h2 className="mb-1 text-lg">{collected ? 'Billing address' : 'Delivery address'}</h2>
        <address className="not-italic">
          {addressLines(address, shop.countries).map((line, index) => (
            <span key={index} className="block">
              {line}
            </span>
          ))}
        </address>
        {address.phone && <p className="text-sm text-muted">{address.phone}</p>}
      </div>
      <div>
        <h2 className="mb-1 text-lg">{collected ? 'Collection' : 'Delivery'}</h2>
        <p>{delivery.name}</p>
      </div>
      <div>
        <h2 className="mb-1 text-lg">Payment</h2>
        <p className="flex flex-wrap items-center gap-2">
          {paymentPhrase(payment.method)} <PaymentBadge state={payment.state} order={state} />
        </p>
        <PaymentList order={order} />
        {payment.purchaseOrder && (
          <p className="text-sm text-muted">Purchase order: {payment.purchaseOrder}</p>
        )}
      </div>
    </Card>
  );
}
