import type { OrderFilters } from '../schema/inputs';

/** The orders that a list of orders may have besides its own, newest first; a minus means descending. */
export const orderSorts = ['placed', 'total', '-total'] as const;

/** The address of a list of orders with these filters; what is at its default is left out. */
export function orderListHref(
  path: string,
  { state, q, sort, page }: OrderFilters & { page?: number },
): string {
  const query = new URLSearchParams();
  if (state) query.set('state', state);
  if (q) query.set('q', q);
  if (sort) query.set('sort', sort);
  if (page && page > 1) query.set('page', String(page));
  return query.size ? `${path}?${query}` : path;
}

/** How a column is sorted now, and the address that sorts it the other way round. */
export function sortedColumn(
  title: string,
  column: 'placed' | 'total',
  path: string,
  filters: OrderFilters,
): { title: string; href: string; sort: 'ascending' | 'descending' | 'none'; right: boolean } {
  const [sorted, up] = [
    filters.sort?.replace('-', '') ?? 'placed',
    !!filters.sort && filters.sort[0] !== '-',
  ];
  const sort = sorted === column ? (up ? 'ascending' : 'descending') : 'none';
  // The largest and the newest are what a desk wants to see first.
  const next = sort === 'descending' ? column : column === 'total' ? '-total' : undefined;
  return { title, sort, right: column === 'total', href: orderListHref(path, { ...filters, sort: next }) };
}
