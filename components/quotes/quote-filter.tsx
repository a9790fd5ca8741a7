import { ListSearch } from '@/components/layout/list-search';
import { StatusLinks } from '@/components/layout/status-links';
import { quotesHref, quotesPath } from '@/lib/quotes/rules/paths';
import { quoteStatuses, quoteStatusName, type QuoteStatus } from '@/lib/quotes/rules/status';
import type { QuoteFilters } from '@/lib/quotes/schema/inputs';

/** Links for the statuses with the number of quotes in each; for staff with the search. */
export function QuoteFilter({
  filters,
  counts,
  path,
}: {
  filters: QuoteFilters;
  counts: Record<QuoteStatus, number>;
  path: string;
}) {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const entries = [
    { state: undefined, name: 'All', count: all },
    ...quoteStatuses.map((state) => ({ state, name: quoteStatusName(state), count: counts[state] })),
  ];
  const { state, q, sort } = filters;
  return (
    <>
      <StatusLinks
        entries={entries}
        current={state}
        hrefFor={(one) => quotesHref({ ...filters, state: one }, path)}
      />
      {path === quotesPath && (
        <ListSearch
          action={path}
          label="Number, customer, company, SKU or order"
          text={q}
          kept={{ state, sort }}
        />
      )}
    </>
  );
}
