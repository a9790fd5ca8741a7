import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { OrderInvoices } from '@/components/invoices/order-invoices';
import { AdminOrderActions } from '@/components/orders/admin-order-actions';
import { OrderNotes } from '@/components/orders/order-notes';
import { WaitingNotice } from '@/components/orders/waiting-notice';
import { OrderTaxes } from '@/components/orders/order-taxes';
import { OrderPage } from '@/components/orders/order-page';
import { currentSession, requireRight } from '@/lib/auth/current-session';
import { listOrderInvoices } from '@/lib/invoices/queries/invoices';
import { listNotes } from '@/lib/orders/queries/notes';
import { findOrder } from '@/lib/orders/queries/orders';
import { findWaitingOf } from '@/lib/orders/queries/waiting-units';
import { dayAt, formatDateTime } from '@/lib/shared/dates';
import { findShop } from '@/lib/settings/queries';
import { clockSettings } from '@/lib/settings/rules/shop';
import { may } from '@/lib/users/rules/rights';

type Props = { params: Promise<{ number: string }> };

/** Read once for the title and the page. */
const orderOf = cache(findOrder);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { number } = await params;
  const person = await currentSession();
  // Only staff may learn whether there is such an order.
  const missing = person && may(person.role, 'orders.view') && !(await orderOf(number));
  return {
    title: missing ? 'There is no such order' : `Order ${number}`,
    description: 'An order of the shop.',
    robots: { index: false },
  };
}

export default async function ManagedOrderPage({ params }: Props) {
  const { number } = await params;
  const adminPage = { name: 'Manage All Orders', href: '/dashboard/manageOrder' };
  const person = await requireRight('orders.view', `${adminPage.href}/${number}`);
  const [order, notes, shop, waiting] = await Promise.all([
    orderOf(number),
    listNotes(person, number),
    findShop(),
    findWaitingOf(number),
  ]);
  const carriers = shop.carriers.map((carrier) => carrier.name);
  if (!order) notFound();
  const invoices = may(person.role, 'invoices.view') ? await listOrderInvoices(order.id) : [];
  const { name, email } = order.customer;
  const by = order.history[0]?.by ?? name;
  const who = by === name ? `${name} (${email})` : `${by} for ${name} (${email})`;
  return (
    <OrderPage
      order={order}
      shop={shop}
      above={adminPage}
      placed={`${formatDateTime(order.placedAt, shop)} by ${who}`}
      actions={
        <>
          <WaitingNotice order={order} waiting={waiting} />
          <AdminOrderActions order={order} carriers={carriers} waiting={waiting} />
        </>
      }
      reader="staff"
      mayAttach={may(person.role, 'orders.edit')}
    >
      <OrderTaxes order={order} locale={shop.locale} />
      <OrderInvoices invoices={invoices} locale={shop.locale} today={dayAt(new Date(), shop.timeZone)} />
      <OrderNotes number={number} notes={notes} clock={clockSettings(shop)} />
    </OrderPage>
  );
}
