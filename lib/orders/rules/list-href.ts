import type { OrderFilters } from '../schema/inputs';

/** The ways to sort a list of orders besides the default, newest first; a minus means descending. */
export const orderSorts = ['placed', 'total', '-total'] as const;

/** Which orders with a requested date a list shows, with their names; earliest date first. */
export const requestedFilters = ['overdue', 'today', 'week', 'any'] as const;
export type RequestedFilter = (typeof requestedFilters)[number];
export const requestedNames: Record<RequestedFilter, string> = {
  overdue: 'Before today',
  today: 'Today or before',
  week: 'Within 7 days',
  any: 'Any day',
};

/** The URL of a list of orders with these filters; defaults are left out. */
export function orderListHref(
  path: string,
  { state, returns, q, from, to, requested, sort, page }: OrderFilters & { page?: number },
): string {
  const query = new URLSearchParams();
  if (state) query.set('state', state);
  if (returns) query.set('returns', returns);
  if (q) query.set('q', q);
  if (from) query.set('from', from);
  if (to) query.set('to', to);
  if (requested) query.set('requested', requested);
  if (sort) query.set('sort', sort);
  if (page && page > 1) query.set('page', String(page));
  return query.size ? `${path}?${query}` : path;
}

/** The current sort of a column, and the URL that sorts it the other way. */
export function sortedColumn(
  title: string,
  column: 'placed' | 'total',
  path: string,
  filters: OrderFilters,
): { title: string; href: string; sort: 'ascending' | 'descending' | 'none'; right: boolean } {
  const [sorted, up] = [
    filters.sort?.replace('-', '') ?? (filters.requested ? '' : 'placed'),
    !!filters.sort && filters.sort[0] !== '-',
  ];
  const sort = sorted === column ? (up ? 'ascending' : 'descending') : 'none';
  // The first click sorts descending: admins look for the largest and the newest orders.
  const next = sort === 'descending' ? column : column === 'total' ? '-total' : undefined;
  return { title, sort, right: column === 'total', href: orderListHref(path, { ...filters, sort: next }) };
}
