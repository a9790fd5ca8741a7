import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { CustomerActions } from '@/components/orders/customer-actions';
import { OrderFacts } from '@/components/orders/order-facts';
import { OrderLines } from '@/components/orders/order-lines';
import { OrderTimeline } from '@/components/orders/order-timeline';
import { ReturnNotice } from '@/components/orders/return-notice';
import { StateBadge } from '@/components/orders/state-badge';
import { ThankYou } from '@/components/orders/thank-you';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { requireSignedIn } from '@/lib/auth/session';
import { findOwnOrder } from '@/lib/orders/queries/orders';
import { findShop } from '@/lib/shop/queries';
import { formatDate } from '@/lib/shared/dates';

type Props = {
  params: Promise<{ number: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { number } = await params;
  return { title: `Order ${number}`, description: 'One of your orders.', robots: { index: false } };
}

export default async function MyOrderPage({ params, searchParams }: Props) {
  const { number } = await params;
  const path = `/dashboard/myOrders/${number}`;
  const person = await requireSignedIn(path);
  const [order, shop] = await Promise.all([findOwnOrder(person.userId, number), findShop()]);
  if (!order) notFound();
  const trail = [
    { name: 'My Orders', href: '/dashboard/myOrders' },
    { name: order.number, href: path },
  ];
  return (
    <div className="flex flex-col gap-6">
      <Breadcrumbs trail={trail} />
      {(await searchParams).placed && <ThankYou order={order} />}
      <div>
        <h1 className="text-4xl">Order {order.number}</h1>
        <p className="mt-2 flex items-center gap-2 text-muted">
          {formatDate(order.placedAt, shop.locale)} <StateBadge state={order.state} />
        </p>
      </div>
      <CustomerActions order={order} />
      {order.returnRequest && <ReturnNotice request={order.returnRequest} />}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <OrderLines order={order} />
        <div className="flex flex-col gap-8">
          <OrderFacts order={order} countries={shop.countries} />
          <section aria-labelledby="history">
            <h2 id="history" className="mb-4 text-2xl">
              History
            </h2>
            <OrderTimeline history={order.history} />
          </section>
        </div>
      </div>
    </div>
  );
}
