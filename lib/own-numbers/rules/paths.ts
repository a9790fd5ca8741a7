import type { OwnNumberFilters } from '../schema';

/** The page of a person's own part numbers, or of those of the company for which they buy. */
export const ownNumbersPath = '/dashboard/partNumbers';

/** The page on which staff see the numbers of a company, by its id, or of a customer alone (“customer-” and the id). */
export const customerNumbersPath = (owner: string): string => `/dashboard/companies/partNumbers/${owner}`;

/** The address of the list with these filters; defaults are left out. */
export function ownNumbersHref({ q, page = 1 }: OwnNumberFilters, path = ownNumbersPath): string {
  const query = new URLSearchParams();
  if (q) query.set('q', q);
  if (page > 1) query.set('page', String(page));
  return query.size ? `${path}?${query}` : path;
}
