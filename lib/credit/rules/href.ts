import type { CreditFilters, CreditListStatus } from '../schema';

/** The path of the credit accounts in the dashboard. */
export const creditPath = '/dashboard/credit';

/** The address of the list with these filters; defaults are left out. */
export function creditHref(filters: CreditFilters & { page?: number }): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) {
    if (value && !(name === 'page' && value === 1)) query.set(name, String(value));
  }
  return query.size ? `${creditPath}?${query}` : creditPath;
}

/** The statuses of the list as it names them. */
export const creditStatusNames: Record<CreditListStatus, string> = {
  active: 'Granted',
  overdue: 'Overdue',
  held: 'On hold',
  near: 'Near the limit',
  withdrawn: 'Withdrawn',
};
