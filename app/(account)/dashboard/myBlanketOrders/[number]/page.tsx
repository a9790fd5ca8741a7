import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { BlanketBadge } from '@/components/blanket-orders/blanket-badge';
import { OwnBlanketOrder } from '@/components/blanket-orders/own-blanket-order';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { asCustomer, currentSession, requireSignedIn } from '@/lib/auth/current-session';
import { findOwnBlanketOrder } from '@/lib/blanket-orders/queries/blanket-orders';
import { ownBlanketOrderHref, ownBlanketOrdersPath } from '@/lib/blanket-orders/rules/paths';
import { findShop } from '@/lib/settings/queries';
import { clockSettings } from '@/lib/settings/rules/shop';

type Props = { params: Promise<{ number: string }> };

/** Read once for the title and the page. */
const blanketOrderOf = cache(findOwnBlanketOrder);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { number } = await params;
  const person = await currentSession();
  const missing = person && !(await blanketOrderOf(person.userId, number));
  return {
    title: missing ? 'There is no such blanket order' : `Blanket order ${number}`,
    description: 'A blanket order of your company.',
    robots: { index: false },
  };
}

export default async function MyBlanketOrderPage({ params }: Props) {
  const { number } = await params;
  const person = await requireSignedIn(ownBlanketOrderHref(number));
  const [found, shop] = await Promise.all([blanketOrderOf(person.userId, number), findShop()]);
  if (!found) notFound();
  const trail = [
    { name: 'Blanket orders', href: ownBlanketOrdersPath },
    { name: number, href: ownBlanketOrderHref(number) },
  ];
  return (
    <div className="flex flex-col gap-6">
      <Breadcrumbs trail={trail} />
      <h1 className="flex flex-wrap items-center gap-3 text-4xl">
        Blanket order {number} <BlanketBadge status={found.order.status} />
      </h1>
      <OwnBlanketOrder
        order={found.order}
        mayCallOff={asCustomer(person) !== null && found.mayCallOff}
        clock={clockSettings(shop)}
      />
    </div>
  );
}
