import { accessToken } from './access-token';
import { api } from './api';
import { errorOf } from './errors';
import { send } from './request';

// A full page load: nothing that was shown to one person stays in memory for the other.
function open(page: string): void {
  accessToken.forget();
  window.location.assign(page);
}

/** Lets staff act in a customer's account in this browser, buying for a company where one is given, and opens the shop. */
export async function beginActing(user: string, company?: string): Promise<void> {
  await api.post('/acting', { user, ...(company && { company }) });
  open(company ? '/dashboard/company' : '/dashboard/myOrders');
}

/** Returns this browser to the account of the staff. Needs no token, so it works also after the time is over. */
export async function endActing(): Promise<void> {
  const response = await send('DELETE', '/acting', undefined);
  if (!response.ok) throw await errorOf(response);
  open(((await response.json()) as { page: string }).page);
}
