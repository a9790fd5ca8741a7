import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { BlanketBadge } from '@/components/blanket-orders/blanket-badge';
import { StaffBlanketOrder } from '@/components/blanket-orders/staff-blanket-order';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { requireRight } from '@/lib/auth/current-session';
import { findBlanketOrder } from '@/lib/blanket-orders/queries/blanket-orders';
import { blanketOrderHref, blanketOrdersPath } from '@/lib/blanket-orders/rules/paths';
import { findShop } from '@/lib/settings/queries';
import { clockSettings } from '@/lib/settings/rules/shop';

type Props = { params: Promise<{ number: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { number } = await params;
  return {
    title: `Blanket order ${number}`,
    description: 'What is agreed with a company, and what was called off.',
    robots: { index: false },
  };
}

export default async function BlanketOrderPage({ params }: Props) {
  const { number } = await params;
  await requireRight('quotes.view', blanketOrderHref(number));
  const [order, shop] = await Promise.all([findBlanketOrder(number), findShop()]);
  if (!order) notFound();
  const trail = [
    { name: 'Blanket orders', href: blanketOrdersPath },
    { name: number, href: blanketOrderHref(number) },
  ];
  return (
    <div className="flex flex-col gap-6">
      <Breadcrumbs trail={trail} />
      <h1 className="flex flex-wrap items-center gap-3 text-4xl">
        {number} <BlanketBadge status={order.status} />
      </h1>
      <StaffBlanketOrder order={order} clock={clockSettings(shop)} />
    </div>
  );
}
