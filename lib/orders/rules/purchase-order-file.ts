import type { Order } from '../schema/order';

/** Why no purchase order can be attached to an order; null when one can: until it is shipped. */
export function purchaseOrderFileProblem({
  state,
  replaces,
}: Pick<Order, 'state' | 'replaces'>): string | null {
  if (replaces) return 'A replacement has no purchase order.';
  if (state === 'placed' || state === 'confirmed') return null;
  return `A purchase order can be attached until an order is shipped: this one is ${state}.`;
}

/** The address of the purchase order of an order. */
export const purchaseOrderFileHref = (number: string) => `/api/orders/${number}/purchase-order`;
