import type { Metadata } from 'next';
import { Allowed } from '@/components/layout/allowed';
import { QuoteFilter } from '@/components/quotes/quote-filter';
import { QuoteTable } from '@/components/quotes/quote-table';
import { ReplaceKey } from '@/components/quotes/replace-key';
import { ButtonLink, buttonClasses } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Pagination } from '@/components/ui/pagination';
import { requireRight } from '@/lib/auth/current-session';
import { countQuotes, listQuotes } from '@/lib/quotes/queries/quotes';
import { quotesHref, quotesPath } from '@/lib/quotes/rules/paths';
import { quoteFilters } from '@/lib/quotes/schema/inputs';
import { findShop } from '@/lib/settings/queries';
import { clockSettings } from '@/lib/settings/rules/shop';
import { pageNumber } from '@/lib/shared/paging';

export const metadata: Metadata = {
  title: 'Quotes',
  description: 'Requests for prices, what is offered, and what became of it.',
  robots: { index: false },
};

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function QuotesPage({ searchParams }: Props) {
  const query = await searchParams;
  const filters = quoteFilters.parse(query);
  await requireRight('quotes.view', quotesHref(filters));
  const [found, counts, shop] = await Promise.all([
    listQuotes(filters, pageNumber(query.page)),
    countQuotes(),
    findShop(),
  ]);
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-4xl">Quotes</h1>
        <div className="flex flex-wrap gap-3">
          <a href={quotesHref(filters, '/api/quotes/export')} download className={buttonClasses('secondary')}>
            Export CSV
          </a>
          <Allowed right="quotes.edit">
            <ButtonLink href={`${quotesPath}/new`}>New quote</ButtonLink>
          </Allowed>
        </div>
      </div>
      <QuoteFilter filters={filters} counts={counts} path={quotesPath} />
      {found.rows.length > 0 ? (
        <QuoteTable rows={found.rows} filters={filters} clock={clockSettings(shop)} />
      ) : filters.state || filters.q ? (
        <EmptyState title="No quote matches" action={<ButtonLink href={quotesPath}>Show all</ButtonLink>}>
          Try fewer words or another status.
        </EmptyState>
      ) : (
        <EmptyState title="No quotes yet">
          Customers ask for one in their cart; you can begin one for a customer too.
        </EmptyState>
      )}
      <Pagination
        page={found.page}
        pages={found.pages}
        hrefFor={(page) => quotesHref({ ...filters, page })}
      />
      <Allowed right="settings.edit">
        <ReplaceKey />
      </Allowed>
    </>
  );
}
