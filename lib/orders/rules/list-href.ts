import type { OrderFilters } from '../schema/inputs';

/** The address of a list of orders with these filters; what is at its default is left out. */
export function orderListHref(path: string, { state, q, page }: OrderFilters & { page?: number }): string {
  const query = new URLSearchParams();
  if (state) query.set('state', state);
  if (q) query.set('q', q);
  if (page && page > 1) query.set('page', String(page));
  return query.size ? `${path}?${query}` : path;
}
