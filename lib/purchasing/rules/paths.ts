import type { PurchaseFilters } from '../schema/orders';
import type { SupplierFilters } from '../schema/suppliers';

export const purchasingPath = '/dashboard/purchasing';
export const suppliersPath = `${purchasingPath}/suppliers`;
export const proposalPath = `${purchasingPath}/proposal`;

export const purchaseHref = (number: string): string => `${purchasingPath}/orders/${number}`;
export const supplierHref = (id: string): string => `${suppliersPath}/${id}`;

/** An address with these filters; the first page needs no number. */
export function hrefWith(path: string, filters: Record<string, string | number | undefined>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) {
    if (value && !(name === 'page' && value === 1)) query.set(name, String(value));
  }
  return query.size ? `${path}?${query}` : path;
}

export const purchasesHref = (filters: PurchaseFilters & { page?: number }): string =>
  hrefWith(purchasingPath, filters);
export const suppliersHref = (filters: SupplierFilters & { page?: number }): string =>
  hrefWith(suppliersPath, filters);
