import type { Metadata } from 'next';
import { Link } from '@/components/ui/link';
import { ClearSearches } from '@/components/admin/clear-searches';
import { MissedSearches } from '@/components/admin/missed-searches';
import { Allowed, Editable } from '@/components/layout/allowed';
import { SearchSynonyms } from '@/components/admin/search-synonyms';
import { buttonClasses } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Pagination } from '@/components/ui/pagination';
import { requireRight } from '@/lib/auth/current-session';
import { listMissedSearches, listSynonyms } from '@/lib/search/queries/missed-searches';
import { missedSearchesHref, missedSearchSorts } from '@/lib/search/rules/missed-searches';
import { pageNumber } from '@/lib/shared/paging';
import { findShop } from '@/lib/settings/queries';
import { clockSettings } from '@/lib/settings/rules/shop';

export const metadata: Metadata = {
  title: 'Searches without a result',
  description: 'What buyers looked for and did not find.',
  robots: { index: false },
};

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function SearchesPage({ searchParams }: Props) {
  await requireRight('searches.view', '/dashboard/searches');
  const { page, sort: asked } = await searchParams;
  const sort = missedSearchSorts.find((each) => each === asked);
  const [missed, synonyms, shop] = await Promise.all([
    listMissedSearches(pageNumber(page), sort),
    listSynonyms(),
    findShop(),
  ]);
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-4xl">Searches without a result</h1>
        <Link href="/dashboard/searches/standards" className="text-link underline underline-offset-4">
          Equivalent standards
        </Link>
        {missed.total > 0 && (
          <div className="flex flex-wrap gap-3">
            <a href="/api/searches/missed/export" download className={buttonClasses('secondary', 'sm')}>
              Export CSV
            </a>
            <Allowed right="searches.edit">
              <ClearSearches total={missed.total} />
            </Allowed>
          </div>
        )}
      </div>
      {missed.total > 0 ? (
        <Editable right="searches.edit">
          <MissedSearches searches={missed.rows} sort={sort} clock={clockSettings(shop)} />
        </Editable>
      ) : (
        <EmptyState title="Nothing was missed">
          Searches that find nothing are listed here, with how often they are made.
        </EmptyState>
      )}
      <Pagination
        page={missed.page}
        pages={missed.pages}
        hrefFor={(each) => missedSearchesHref(sort, each)}
      />
      {synonyms.length > 0 && (
        <section aria-labelledby="synonyms" className="mt-12">
          <h2 id="synonyms" className="mb-4 text-2xl">
            What searches mean
          </h2>
          <Editable right="searches.edit">
            <SearchSynonyms synonyms={synonyms} />
          </Editable>
        </section>
      )}
    </>
  );
}
