import type { CompanyFilters } from '../schema/company';

export const companiesPath = '/dashboard/companies';
/** The page of a person's own company. */
export const ownCompanyPath = '/dashboard/company';
/** Where the admins of a company manage its API keys. */
export const companyKeysPath = `${ownCompanyPath}/keys`;
export const companyHref = (id: string): string => `${companiesPath}/${id}`;

/** The address of the list of companies, or of its export; defaults are left out. */
export function companiesHref(filters: CompanyFilters & { page?: number }, path = companiesPath): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) {
    if (value && !(name === 'page' && value === 1)) query.set(name, String(value));
  }
  return query.size ? `${path}?${query}` : path;
}
