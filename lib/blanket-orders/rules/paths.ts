import type { BlanketFilters } from '../schema';

/** The list of staff, and that of members of a company. */
export const blanketOrdersPath = '/dashboard/blanketOrders';
export const ownBlanketOrdersPath = '/dashboard/myBlanketOrders';
export const blanketOrderHref = (number: string): string => `${blanketOrdersPath}/${number}`;
export const ownBlanketOrderHref = (number: string): string => `${ownBlanketOrdersPath}/${number}`;

/** The address of a list of blanket orders, or of its export; defaults are left out. */
export function blanketOrdersHref(
  filters: BlanketFilters & { page?: number },
  path = blanketOrdersPath,
): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) {
    if (value && !(name === 'page' && value === 1)) query.set(name, String(value));
  }
  return query.size ? `${path}?${query}` : path;
}
