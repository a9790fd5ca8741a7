import type { BankFilters, ListedBankStatus } from '../schema/bank-list';

/** The path of the bank account in the dashboard. */
export const bankPath = '/dashboard/bank';

/** The largest statement file in bytes. */
export const maxStatementBytes = 4 * 1024 * 1024;

export const bankStatusNames: Record<ListedBankStatus, string> = {
  open: 'To decide',
  proposed: 'Proposed',
  matched: 'Assigned',
  closed: 'Closed',
};

/** The address of the list, or of another path, with these filters; defaults are left out. */
export function bankHref(filters: BankFilters & { page?: number }, path = bankPath): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) {
    if (value && !(name === 'page' && value === 1)) query.set(name, String(value));
  }
  return query.size ? `${path}?${query}` : path;
}
