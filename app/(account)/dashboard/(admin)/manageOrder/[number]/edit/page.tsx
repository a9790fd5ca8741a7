import type { Metadata } from 'next';
import { Link } from '@/components/ui/link';
import { notFound } from 'next/navigation';
import { EditOrder } from '@/components/order-entry/edit-order';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { requireRight } from '@/lib/auth/current-session';
import { findEditableOrder } from '@/lib/orders/queries/order-edit';
import { listAddresses } from '@/lib/orders/queries/orders';
import { findShop } from '@/lib/settings/queries';

type Props = { params: Promise<{ number: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { number } = await params;
  return {
    title: `Change order ${number}`,
    description: 'Change an order before it is confirmed.',
    robots: { index: false },
  };
}

export default async function EditOrderPage({ params }: Props) {
  const { number } = await params;
  const list = '/dashboard/manageOrder';
  await requireRight('orders.edit', `${list}/${number}/edit`);
  const [found, shop] = await Promise.all([findEditableOrder(number), findShop()]);
  if (!found) notFound();
  const { order, version, barrier } = found;
  const trail = [
    { name: 'Manage All Orders', href: list },
    { name: number, href: `${list}/${number}` },
    { name: 'Change', href: `${list}/${number}/edit` },
  ];
  return (
    <div className="flex flex-col gap-6">
      <Breadcrumbs trail={trail} />
      <div>
        <h1 className="text-4xl">Change order {number}</h1>
        <p className="mt-2 text-muted">
          Of {order.customer.name} ({order.customer.email}). Lines that stay keep their price.
        </p>
      </div>
      {barrier ? (
        <p className="rounded-card bg-bad-ground p-4 text-bad">
          {barrier}{' '}
          <Link href={`${list}/${number}`} className="underline underline-offset-4">
            Back to the order
          </Link>
        </p>
      ) : (
        <EditOrder
          // Another version is another form: it starts with what the order has then.
          key={version}
          order={order}
          version={version}
          addresses={await listAddresses(order.customer.id)}
          countries={shop.countries}
          methods={shop.deliveryMethods}
        />
      )}
    </div>
  );
}
