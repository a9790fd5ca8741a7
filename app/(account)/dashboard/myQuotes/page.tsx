import type { Metadata } from 'next';
import { OwnQuoteList } from '@/components/quotes/own-quote-list';
import { QuoteFilter } from '@/components/quotes/quote-filter';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Pagination } from '@/components/ui/pagination';
import { findActiveCompany } from '@/lib/auth/active-company';
import { requireSignedIn } from '@/lib/auth/current-session';
import { countQuotes, listOwnQuotes } from '@/lib/quotes/queries/quotes';
import { ownQuotesPath, quotesHref } from '@/lib/quotes/rules/paths';
import { quoteFilters } from '@/lib/quotes/schema/inputs';
import { findShop } from '@/lib/settings/queries';
import { pageNumber } from '@/lib/shared/paging';

export const metadata: Metadata = {
  title: 'My quotes',
  description: 'What you have asked prices for, and what we offer.',
  robots: { index: false },
};

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function MyQuotesPage({ searchParams }: Props) {
  const query = await searchParams;
  const { state } = quoteFilters.parse(query);
  const person = await requireSignedIn(quotesHref({ state }, ownQuotesPath));
  const company = await findActiveCompany(person);
  const [found, counts, shop] = await Promise.all([
    listOwnQuotes(person.userId, { state }, pageNumber(query.page), company),
    countQuotes(person.userId, company),
    findShop(),
  ]);
  return (
    <>
      <h1 className="text-4xl">My quotes</h1>
      {company && <p className="mt-2 text-muted">Quotes for {company.name}</p>}
      <QuoteFilter filters={{ state }} counts={counts} path={ownQuotesPath} />
      {found.rows.length ? (
        <OwnQuoteList rows={found.rows} clock={shop} />
      ) : state ? (
        <EmptyState title="No quote matches" action={<ButtonLink href={ownQuotesPath}>Show all</ButtonLink>}>
          Try another status.
        </EmptyState>
      ) : (
        <EmptyState
          title="You have not asked for a quote yet"
          action={<ButtonLink href="/cart">To your cart</ButtonLink>}
        >
          Fill your cart, then choose “Request a quote” there.
        </EmptyState>
      )}
      <Pagination
        page={found.page}
        pages={found.pages}
        hrefFor={(page) => quotesHref({ state, page }, ownQuotesPath)}
      />
    </>
  );
}
