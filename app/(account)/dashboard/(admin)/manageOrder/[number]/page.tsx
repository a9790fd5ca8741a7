import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { DeskActions } from '@/components/orders/desk-actions';
import { OrderFacts } from '@/components/orders/order-facts';
import { OrderLines } from '@/components/orders/order-lines';
import { OrderTimeline } from '@/components/orders/order-timeline';
import { ReturnNotice } from '@/components/orders/return-notice';
import { StateBadge } from '@/components/orders/state-badge';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { requireAdmin } from '@/lib/auth/session';
import { findOrder } from '@/lib/orders/queries/orders';
import { formatDateTime } from '@/lib/shared/dates';
import { findShop } from '@/lib/shop/queries';

type Props = { params: Promise<{ number: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { number } = await params;
  return { title: `Order ${number}`, description: 'An order of the shop.', robots: { index: false } };
}

export default async function ManagedOrderPage({ params }: Props) {
  const { number } = await params;
  const path = `/dashboard/manageOrder/${number}`;
  await requireAdmin(path);
  const [order, shop] = await Promise.all([findOrder(number), findShop()]);
  if (!order) notFound();
  const trail = [
    { name: 'Manage All Orders', href: '/dashboard/manageOrder' },
    { name: order.number, href: path },
  ];
  return (
    <div className="flex flex-col gap-6">
      <Breadcrumbs trail={trail} />
      <div>
        <h1 className="text-4xl">Order {order.number}</h1>
        <p className="mt-2 flex flex-wrap items-center gap-2 text-muted">
          {formatDateTime(order.placedAt, shop.locale)} by {order.customer.name} ({order.customer.email})
          <StateBadge state={order.state} />
        </p>
      </div>
      <DeskActions order={order} />
      {order.returnRequest && <ReturnNotice request={order.returnRequest} />}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <OrderLines order={order} />
        <div className="flex flex-col gap-8">
          <OrderFacts order={order} countries={shop.countries} />
          <section aria-labelledby="history">
            <h2 id="history" className="mb-4 text-2xl">
              History
            </h2>
            <OrderTimeline history={order.history} showBy />
          </section>
        </div>
      </div>
    </div>
  );
}
