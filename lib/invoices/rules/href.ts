import type { FileFormat, InvoiceFilters } from '../schema/inputs';

/** The path of the invoices in the dashboard. */
export const invoicesPath = '/dashboard/invoices';

/** The address of the list, or of another path, with these filters; defaults are left out. */
export function invoicesHref(filters: InvoiceFilters & { page?: number }, path = invoicesPath): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) {
    if (value && !(name === 'page' && value === 1)) query.set(name, String(value));
  }
  return query.size ? `${path}?${query}` : path;
}

/** The address of a file of an issued document. */
export const fileHref = (number: string, format: FileFormat): string => `/api/invoices/${number}/${format}`;
