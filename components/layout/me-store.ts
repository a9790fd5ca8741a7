'use client';
import { useSyncExternalStore } from 'react';

export type CartSummaryLine = {
  name: string;
  colour: string | null;
  quantity: number;
  img: string;
  href: string;
};

/** What GET /api/me answers: who is signed in here, and what their cart holds. */
export type Me = {
  person: { name: string; email: string; image: string | null; role: 'customer' | 'admin' } | null;
  cart?: { count: number; subtotal: number; currency: string; lines: CartSummaryLine[] };
};

/** Fire this on the window after the person or the cart has changed. */
export const meChanged = 'hexbolt:me';

let me: Me | null = null;
let asked = false;
const listeners = new Set<() => void>();

async function ask(): Promise<void> {
  const response = await fetch('/api/me', { cache: 'no-store' }).catch(() => null);
  if (response?.ok) me = (await response.json()) as Me;
  // Unreachable: whoever was known stays known, and nobody is shown as signed in who is not.
  else me ??= { person: null };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener(meChanged, ask);
  if (!asked) {
    asked = true;
    void ask();
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener(meChanged, ask);
  };
}

/** Who is signed in, from one request for the whole page; null until it is known. */
export function useMe(): Me | null {
  return useSyncExternalStore(
    subscribe,
    () => me,
    () => null,
  );
}
