import type { Metadata } from 'next';
import { ContentFilter } from '@/components/content-editor/content-filter';
import { ContentTabs } from '@/components/content-editor/content-tabs';
import { ContentTable } from '@/components/content-editor/content-table';
import { Allowed } from '@/components/layout/allowed';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Pagination } from '@/components/ui/pagination';
import { requireRight } from '@/lib/auth/current-session';
import { countContent, listContent } from '@/lib/content/queries/editor';
import { contentHref, kindNames } from '@/lib/content/rules/kinds';
import { contentFilters } from '@/lib/content/schema';
import { findShop } from '@/lib/settings/queries';
import { clockSettings } from '@/lib/settings/rules/shop';
import { pageNumber } from '@/lib/shared/paging';

export const metadata: Metadata = {
  title: 'Content',
  description: 'The pages and articles of the shop.',
  robots: { index: false },
};

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function ContentListPage({ searchParams }: Props) {
  const query = await searchParams;
  const filters = contentFilters.parse(query);
  await requireRight('content.view', contentHref(filters));
  const [found, counts, shop] = await Promise.all([
    listContent(filters, pageNumber(query.page)),
    countContent(filters.kind),
    findShop(),
  ]);
  const { one, many } = kindNames[filters.kind];
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-4xl">Content</h1>
        <ButtonLink href="/dashboard/content/links" variant="secondary" size="sm" className="ml-auto">
          Check links
        </ButtonLink>
        <Allowed right="content.edit">
          <ButtonLink href={`/dashboard/content/${filters.kind}/new`} size="sm">
            New {one}
          </ButtonLink>
        </Allowed>
      </div>
      <ContentTabs current={filters.kind} />
      <ContentFilter filters={filters} counts={counts} />
      {found.rows.length > 0 ? (
        <ContentTable rows={found.rows} clock={clockSettings(shop)} />
      ) : (
        <EmptyState
          title={`No ${many.toLowerCase()} match`}
          action={<ButtonLink href={contentHref({ kind: filters.kind })}>Show all</ButtonLink>}
        >
          Try fewer words or another status.
        </EmptyState>
      )}
      <Pagination
        page={found.page}
        pages={found.pages}
        hrefFor={(page) => contentHref({ ...filters, page })}
      />
    </>
  );
}
