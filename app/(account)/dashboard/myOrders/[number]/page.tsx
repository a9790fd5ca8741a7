import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { OrderInvoices } from '@/components/invoices/order-invoices';
import { OrderedMachines } from '@/components/machines/ordered-machines';
import { CustomerActions } from '@/components/orders/customer-actions';
import { OrderDocuments } from '@/components/orders/order-documents';
import { OrderPage } from '@/components/orders/order-page';
import { PaymentNotice } from '@/components/orders/payment-notice';
import { currentSession, requireSignedIn } from '@/lib/auth/current-session';
import { findProductsInAnyState } from '@/lib/catalog/queries/products';
import { isOwnRecord } from '@/lib/companies/queries/ownership';
import { listOrderInvoices } from '@/lib/invoices/queries/invoices';
import { findOrderedMachines } from '@/lib/machines/queries/new-machine';
import { findOwnOrder } from '@/lib/orders/queries/orders';
import { dayAt, formatDate } from '@/lib/shared/dates';
import { returnsNow } from '@/lib/orders/rules/return-period';
import { findShop } from '@/lib/settings/queries';

type Props = {
  params: Promise<{ number: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** Read once for the title and the page. */
const orderOf = cache(findOwnOrder);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { number } = await params;
  const person = await currentSession();
  const missing = person && !(await orderOf(person.userId, number));
  return {
    title: missing ? 'There is no such order' : `Order ${number}`,
    description: 'One of your orders.',
    robots: { index: false },
  };
}

export default async function MyOrderPage({ params, searchParams }: Props) {
  const { number } = await params;
  const list = { name: 'My Orders', href: '/dashboard/myOrders' };
  const person = await requireSignedIn(`${list.href}/${number}`);
  const [order, shop] = await Promise.all([orderOf(person.userId, number), findShop()]);
  if (!order) notFound();
  const query = await searchParams;
  const [invoices, machines, products] = await Promise.all([
    listOrderInvoices(order.id),
    findOrderedMachines(person, order),
    findProductsInAnyState([...new Set(order.lines.map(({ productId }) => productId))]),
  ]);
  return (
    <OrderPage
      order={order}
      shop={shop}
      above={list}
      thanks={
        <PaymentNotice
          order={order}
          shop={shop}
          outcome={query.payment}
          thanks={query.placed !== undefined}
        />
      }
      placed={formatDate(order.placedAt, shop)}
      actions={<CustomerActions order={order} returns={returnsNow(order, shop, new Date())} />}
      reader="customer"
      mayAttach={await isOwnRecord(order, person.userId, 'orders.place')}
    >
      <OrderedMachines number={number} machines={machines} />
      <OrderDocuments products={products} ordered={dayAt(new Date(order.placedAt), shop.timeZone)} />
      <OrderInvoices invoices={invoices} locale={shop.locale} today={dayAt(new Date(), shop.timeZone)} />
    </OrderPage>
  );
}
