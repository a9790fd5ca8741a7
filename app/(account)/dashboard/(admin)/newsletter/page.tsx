import type { Metadata } from 'next';
import { Allowed } from '@/components/layout/allowed';
import { StatusLinks } from '@/components/layout/status-links';
import { CampaignTable } from '@/components/newsletter/campaign-table';
import { NewsletterTabs } from '@/components/newsletter/newsletter-tabs';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Pagination } from '@/components/ui/pagination';
import { findStructure } from '@/lib/catalog/queries/structure';
import { requireRight } from '@/lib/auth/current-session';
import { countCampaigns, listCampaigns } from '@/lib/newsletter/queries/campaigns';
import {
  campaignsPath,
  campaignStatuses,
  campaignStatusNames,
  newsletterHref,
} from '@/lib/newsletter/rules/campaigns';
import { campaignFilters } from '@/lib/newsletter/schema/campaigns';
import { findShop } from '@/lib/settings/queries';
import { clockSettings } from '@/lib/settings/rules/shop';
import { pageNumber } from '@/lib/shared/paging';
import { groupNameOf } from './groups';

export const metadata: Metadata = {
  title: 'Newsletter',
  description: 'The mails to the subscribers of the newsletter.',
  robots: { index: false },
};

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function CampaignsPage({ searchParams }: Props) {
  const query = await searchParams;
  const filters = campaignFilters.parse(query);
  await requireRight('newsletter.view', newsletterHref(campaignsPath, filters));
  const [found, counts, shop, structure] = await Promise.all([
    listCampaigns(filters, pageNumber(query.page)),
    countCampaigns(),
    findShop(),
    findStructure(),
  ]);
  const groupOf = (category: string | null) => groupNameOf(structure, category);
  const all = campaignStatuses.reduce((sum, state) => sum + counts[state], 0);
  const entries = [
    { state: undefined, name: 'All', count: all },
    ...campaignStatuses.map((state) => ({ state, name: campaignStatusNames[state], count: counts[state] })),
  ];
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-4xl">Newsletter</h1>
        <Allowed right="newsletter.edit">
          <ButtonLink href={`${campaignsPath}/new`} size="sm">
            New campaign
          </ButtonLink>
        </Allowed>
      </div>
      <NewsletterTabs current="campaigns" />
      <StatusLinks
        entries={entries}
        current={filters.state}
        hrefFor={(state) => newsletterHref(campaignsPath, { state })}
      />
      {found.rows.length > 0 ? (
        <CampaignTable rows={found.rows} groupOf={groupOf} clock={clockSettings(shop)} />
      ) : (
        <EmptyState title={filters.state ? 'No campaigns have this status' : 'No campaigns yet'}>
          A campaign is a mail to all subscribers, or to those who bought in a category.
        </EmptyState>
      )}
      <Pagination
        page={found.page}
        pages={found.pages}
        hrefFor={(page) => newsletterHref(campaignsPath, { ...filters, page })}
      />
    </>
  );
}
