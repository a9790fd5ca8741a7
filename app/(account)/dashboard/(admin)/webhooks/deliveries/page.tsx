import type { Metadata } from 'next';
import { StatusLinks } from '@/components/layout/status-links';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { EmptyState } from '@/components/ui/empty-state';
import { Pagination } from '@/components/ui/pagination';
import { DeliveryList } from '@/components/webhooks/delivery-list';
import { requireRight } from '@/lib/auth/current-session';
import { findShop } from '@/lib/settings/queries';
import { clockSettings } from '@/lib/settings/rules/shop';
import { pageNumber } from '@/lib/shared/paging';
import { countByState, findEndpoint, listDeliveries } from '@/lib/webhooks/queries';
import {
  deliveriesHref,
  deliveryStateNames,
  deliveryStates,
  endpointHref,
  webhooksPath,
} from '@/lib/webhooks/rules';
import { deliveryFilters } from '@/lib/webhooks/schema';

export const metadata: Metadata = {
  title: 'Webhook deliveries',
  description: 'What the shop has sent to its endpoints, and what they answered.',
  robots: { index: false },
};

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function DeliveriesPage({ searchParams }: Props) {
  const query = await searchParams;
  const filters = deliveryFilters.parse(query);
  await requireRight('webhooks.view', deliveriesHref(filters));
  const [found, counts, endpoint, shop] = await Promise.all([
    listDeliveries({ ...filters, page: pageNumber(query.page) }),
    countByState(filters.endpoint),
    filters.endpoint ? findEndpoint(filters.endpoint) : null,
    findShop(),
  ]);
  const all = counts.waiting + counts.delivered + counts.failed;
  const trail = [
    { name: 'Webhooks', href: webhooksPath },
    ...(endpoint ? [{ name: new URL(endpoint.url).host, href: endpointHref(endpoint.id) }] : []),
    { name: 'Deliveries', href: deliveriesHref(filters) },
  ];
  return (
    <>
      <Breadcrumbs trail={trail} />
      <h1 className="mt-6 text-4xl">Deliveries</h1>
      <p className="mt-2 max-w-[60ch] text-muted">
        A delivery counts as failed after three days of unsuccessful attempts. They are kept for 30 days.
      </p>
      <StatusLinks
        entries={[
          { state: undefined, name: 'All', count: all },
          ...deliveryStates.map((state) => ({
            state,
            name: deliveryStateNames[state],
            count: counts[state],
          })),
        ]}
        current={filters.state}
        hrefFor={(state) => deliveriesHref({ ...filters, state })}
      />
      {found.rows.length ? (
        <DeliveryList rows={found.rows} clock={clockSettings(shop)} />
      ) : (
        <EmptyState title="No deliveries">Nothing was sent that these filters show.</EmptyState>
      )}
      <Pagination
        page={found.page}
        pages={found.pages}
        hrefFor={(page) => deliveriesHref({ ...filters, page })}
      />
    </>
  );
}
