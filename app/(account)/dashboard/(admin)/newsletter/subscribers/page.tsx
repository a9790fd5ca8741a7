import type { Metadata } from 'next';
import { StatusLinks } from '@/components/layout/status-links';
import { NewsletterTabs } from '@/components/newsletter/newsletter-tabs';
import { SubscriberSearch } from '@/components/newsletter/subscriber-search';
import { SubscriberTable } from '@/components/newsletter/subscriber-table';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Pagination } from '@/components/ui/pagination';
import { requireRight } from '@/lib/auth/current-session';
import { countSubscribers, listSubscribers } from '@/lib/newsletter/queries/subscribers';
import { newsletterHref, subscribersPath } from '@/lib/newsletter/rules/campaigns';
import { subscriberStates, subscriberStateNames } from '@/lib/newsletter/rules/subscribers';
import { subscriberFilters } from '@/lib/newsletter/schema/subscribers';
import { findShop } from '@/lib/settings/queries';
import { clockSettings } from '@/lib/settings/rules/shop';
import { pageNumber } from '@/lib/shared/paging';

export const metadata: Metadata = {
  title: 'Newsletter subscribers',
  description: 'Who gets the newsletter.',
  robots: { index: false },
};

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function SubscribersPage({ searchParams }: Props) {
  const query = await searchParams;
  const filters = subscriberFilters.parse(query);
  await requireRight('newsletter.view', newsletterHref(subscribersPath, filters));
  const [found, counts, shop] = await Promise.all([
    listSubscribers(filters, pageNumber(query.page)),
    countSubscribers(),
    findShop(),
  ]);
  const all = subscriberStates.reduce((sum, state) => sum + counts[state], 0);
  const entries = [
    { state: undefined, name: 'All', count: all },
    ...subscriberStates.map((state) => ({ state, name: subscriberStateNames[state], count: counts[state] })),
  ];
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-4xl">Subscribers</h1>
        <ButtonLink
          href={newsletterHref('/api/subscribers/export', filters)}
          prefetch={false}
          variant="secondary"
          size="sm"
        >
          Export as CSV
        </ButtonLink>
      </div>
      <NewsletterTabs current="subscribers" />
      <StatusLinks
        entries={entries}
        current={filters.state}
        hrefFor={(state) => newsletterHref(subscribersPath, { ...filters, state })}
      />
      <SubscriberSearch filters={filters} />
      {found.rows.length > 0 ? (
        <SubscriberTable rows={found.rows} clock={clockSettings(shop)} />
      ) : (
        <EmptyState title="No subscribers match">Try fewer letters or another status.</EmptyState>
      )}
      <Pagination
        page={found.page}
        pages={found.pages}
        hrefFor={(page) => newsletterHref(subscribersPath, { ...filters, page })}
      />
    </>
  );
}
