'use client';

import { meChanged } from '@/lib/api/client/me';
import { storageKey } from '@/lib/api/client/token-keeper';
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

let me: Me | null = null;
let questions = 0;
const listeners = new Set<() => void>();

async function ask(): Promise<void> {
  const question = ++questions;
  const response = await fetch('/api/me', { cache: 'no-store' }).catch(() => null);
  const loaded = response?.ok ? ((await response.json()) as Me) : null;
  // A later question was sent meanwhile: its answer is the newer one.
  if (question !== questions) return;
  // Unreachable: whoever was known stays known, and nobody is shown as signed in who is not.
  me = loaded ?? me ?? { person: null };
  for (const listener of listeners) listener();
}

/** Somebody signed in or out in another tab. */
const inOtherTab = ({ key }: StorageEvent) => {
  if (key === storageKey) void ask();
};
/** The browser shows a page again as it was when it was left. */
const onReturn = ({ persisted }: PageTransitionEvent) => {
  if (persisted) void ask();
};

function watch(on: 'addEventListener' | 'removeEventListener'): void {
  window[on](meChanged, ask);
  window[on]('storage', inOtherTab as EventListener);
  window[on]('pageshow', onReturn as EventListener);
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) watch('addEventListener');
  listeners.add(listener);
  if (questions === 0) void ask();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) watch('removeEventListener');
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
