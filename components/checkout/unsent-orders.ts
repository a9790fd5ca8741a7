import type { OrderInput } from '@/lib/orders/schema/inputs';

/**
 * An order that was placed without a network, kept on this device. It has no more in it than what was sent: goods,
 * address, the total that was shown, the purchase order number, and the idempotency key.
 */
export type UnsentOrder = {
  key: string;
  /** The email of the person who placed it: nobody else sees or sends it. */
  owner: string;
  input: OrderInput;
  currency: string;
  /** The page on which it was placed. */
  href: string;
  /** Milliseconds. */
  keptAt: number;
  /** Why the shop did not accept it: then it isn't sent again. */
  failure?: { message: string; details: string[] };
  /** The number of the order once it is placed. */
  number?: string;
};

const storageName = 'hexbolt:unsent-orders';
/** Fired on the window when the list has changed in this tab. */
export const unsentChanged = 'hexbolt:unsent-orders';
/** An order is sent for three days, then given up. */
export const maxAge = 3 * 24 * 60 * 60_000;

function readAll(): UnsentOrder[] {
  try {
    const stored = JSON.parse(localStorage.getItem(storageName) ?? '[]') as unknown;
    return Array.isArray(stored) ? (stored as UnsentOrder[]) : [];
  } catch {
    return [];
  }
}

function write(orders: UnsentOrder[]): void {
  if (orders.length > 0) localStorage.setItem(storageName, JSON.stringify(orders));
  else localStorage.removeItem(storageName);
  window.dispatchEvent(new Event(unsentChanged));
}

/** Whether this device keeps an order of anybody. */
export const keepsOrders = (): boolean => localStorage.getItem(storageName) !== null;

/** Subscribes to changes of the list, by this tab and others. */
export function watchUnsent(changed: () => void): () => void {
  window.addEventListener(unsentChanged, changed);
  window.addEventListener('storage', changed);
  return () => {
    window.removeEventListener(unsentChanged, changed);
    window.removeEventListener('storage', changed);
  };
}

/** The orders of a person on this device, the oldest first. */
export const listUnsent = (owner: string): UnsentOrder[] =>
  readAll().filter((order) => order.owner === owner);

/** Whether an order waits to be sent. */
export const isWaiting = ({ failure, number }: UnsentOrder): boolean => !failure && !number;

/** Whether this device keeps the order with this key, and the shop has not rejected it. */
export const isKept = (key: string): boolean =>
  readAll().some((order) => order.key === key && !order.failure);

/** Keeps an order on this device. Returns whether the device could store it. */
export function keepUnsent(order: UnsentOrder): boolean {
  try {
    write([...readAll().filter(({ key }) => key !== order.key), order]);
    return true;
  } catch {
    return false;
  }
}

/** Records what has become of an order. */
export function settleUnsent(key: string, outcome: Pick<UnsentOrder, 'failure' | 'number'>): void {
  write(readAll().map((order) => (order.key === key ? { ...order, ...outcome } : order)));
}

/** Removes an order from this device. */
export const removeUnsent = (key: string): void => write(readAll().filter((order) => order.key !== key));

/** Removes everything that this device keeps of a person. */
export const forgetUnsent = (owner: string): void =>
  write(readAll().filter((order) => order.owner !== owner));

/** Gives up orders that could not be sent for three days; those of others are removed. */
export function giveUpOldOrders(owner: string, now: number): void {
  const isOld = ({ keptAt }: UnsentOrder) => now - keptAt > maxAge;
  const all = readAll();
  if (!all.some((order) => isOld(order) && (order.owner !== owner || isWaiting(order)))) return;
  const message =
    'It could not be sent for three days, and is not sent any more. Look at your orders before you order again.';
  write(
    all
      .filter((order) => order.owner === owner || !isOld(order))
      .map((order) =>
        isOld(order) && isWaiting(order) ? { ...order, failure: { message, details: [] } } : order,
      ),
  );
}
