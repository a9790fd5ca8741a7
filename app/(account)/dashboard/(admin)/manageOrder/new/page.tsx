import type { Metadata } from 'next';
import { NewOrder } from '@/components/order-entry/new-order';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { requireRight } from '@/lib/auth/current-session';
import { offeredPaymentMethods } from '@/lib/orders/queries/payment-methods';
import type { PaymentMethod } from '@/lib/orders/schema/payment';
import { findShop } from '@/lib/settings/queries';

export const metadata: Metadata = {
  title: 'New order',
  description: 'Place an order for a customer.',
  robots: { index: false },
};

export default async function NewOrderPage() {
  const list = '/dashboard/manageOrder';
  await requireRight('orders.edit', `${list}/new`);
  const shop = await findShop();
  const { countries, deliveryMethods, currency } = shop;
  const payments: PaymentMethod[] = ['invoice', ...offeredPaymentMethods(shop, null)];
  const trail = [
    { name: 'Manage All Orders', href: list },
    { name: 'New order', href: `${list}/new` },
  ];
  return (
    <div className="flex flex-col gap-6">
      <Breadcrumbs trail={trail} />
      <div>
        <h1 className="text-4xl">New order</h1>
        <p className="mt-2 text-muted">
          For a customer who orders by phone or mail. The customer gets the usual mail and sees the order in
          My Orders.
        </p>
      </div>
      <NewOrder countries={countries} methods={deliveryMethods} currency={currency} payments={payments} />
    </div>
  );
}
