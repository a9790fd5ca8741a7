import { api } from '@/lib/api/client/api';
import { ApiError } from '@/lib/api/client/errors';
import type { OrderInput } from '@/lib/orders/schema/inputs';
import type { Order } from '@/lib/orders/schema/order';

const storageKey = 'hexbolt:order-key';
const retryWindow = 20_000;

/** The idempotency key of an order, by its body: kept across reloads until the shop has responded. */
export function keyFor(body: string): string {
  const stored = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as {
    body: string;
    key: string;
  } | null;
  if (stored?.body === body) return stored.key;
  const key = crypto.randomUUID();
  sessionStorage.setItem(storageKey, JSON.stringify({ body, key }));
  return key;
}

/** Whether the shop may have received the order although no response arrived, or is still processing it. */
export function isUnanswered(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500 || error.code === 'busy');
}

/** Forgets the key of an order that is settled, so that the same goods can be ordered again. */
export function forgetKey(key: string): void {
  if (sessionStorage.getItem(storageKey)?.includes(key)) sessionStorage.removeItem(storageKey);
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Sends an order until the shop responds. Every try has the same idempotency key, so the order is placed once. Throws
 * the ApiError of a failure, or the last one after 20 seconds without a response, at once where the device is offline.
 */
export const placeOrder = (input: OrderInput): Promise<Order> => send<Order>('/orders', input);

/** Sends an order to those in the company who approve it, in the same way. */
export const requestApproval = (input: OrderInput & { note: string }): Promise<{ id: string }> =>
  send<{ id: string }>('/approvals', input);

async function send<T>(path: string, input: OrderInput): Promise<T> {
  const body = JSON.stringify(input);
  const headers = { 'idempotency-key': keyFor(body) };
  const until = Date.now() + retryWindow;
  for (;;) {
    try {
      const sent = await api.post<T>(path, input, { headers });
      sessionStorage.removeItem(storageKey);
      return sent;
    } catch (error) {
      if (!isUnanswered(error)) sessionStorage.removeItem(storageKey);
      if (!isUnanswered(error) || !navigator.onLine || Date.now() > until) throw error;
      await pause((error.retryAfter ?? 2) * 1_000);
    }
  }
}

/**
 * Leaves for the page on which an order is paid by card. Where that can't be opened, its own page offers to try again:
 * the order is placed either way.
 */
export async function openPaymentPage(number: string): Promise<void> {
  const page = await api.post(`/orders/${number}/pay`).catch(() => null);
  window.location.assign(page?.url ?? `/dashboard/myOrders/${number}?payment=unavailable`);
}
