import { sortableColumn } from '../../shared/sorting';

/** The ways to sort the searches without a result besides the default, most frequent first. */
export const missedSearchSorts = ['times', 'last', '-last'] as const;
export type MissedSearchSort = (typeof missedSearchSorts)[number];

/** The address of the searches without a result. */
export function missedSearchesHref(sort: MissedSearchSort | undefined, page = 1): string {
  const query = new URLSearchParams({ ...(sort && { sort }), ...(page > 1 && { page: String(page) }) });
  return `/dashboard/searches${query.size ? `?${query}` : ''}`;
}

/** A column of the list with its present order and the address that turns it round. */
export const sortedSearchColumn = (
  title: string,
  column: 'times' | 'last',
  sort: MissedSearchSort | undefined,
) =>
  sortableColumn<MissedSearchSort>(title, column, {
    sort,
    fallback: '-times',
    hrefFor: missedSearchesHref,
    first: 'descending',
  });
