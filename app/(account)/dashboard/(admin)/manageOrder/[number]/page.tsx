import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { DeskActions } from '@/components/orders/desk-actions';
import { OrderPage } from '@/components/orders/order-page';
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
  const desk = { name: 'Manage All Orders', href: '/dashboard/manageOrder' };
  await requireAdmin(`${desk.href}/${number}`);
  const [order, shop] = await Promise.all([findOrder(number), findShop()]);
  if (!order) notFound();
  const { name, email } = order.customer;
  return (
    <OrderPage
      order={order}
      shop={shop}
      above={desk}
      placed={`${formatDateTime(order.placedAt, shop)} by ${name} (${email})`}
      actions={<DeskActions order={order} />}
      showBy
    />
  );
}
