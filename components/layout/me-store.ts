'use client';

import { meChanged, storageKey } from '@/lib/api/client/me';
import type { Me } from '@/lib/cart/schema';
import { useSyncExternalStore } from 'react';

let me: Me | null = null;
let requests = 0;
const listeners = new Set<() => void>();

async function load(): Promise<void> {
  const request = ++requests;
  const response = await fetch('/api/me', { cache: 'no-store' }).catch(() => null);
  const loaded = response?.ok ? ((await response.json()) as Me) : null;
  // A later request is already running: ignore this response.
  if (request !== requests) return;
  // When the request fails, the person stays as known; on the first load the page shows a visitor.
  me = loaded ?? me ?? { person: null };
  for (const listener of listeners) listener();
}

/** Somebody signed in or out in another tab. */
const onStorage = ({ key }: StorageEvent) => {
  if (key === storageKey) void load();
};
/** The browser restored this page from its back/forward cache. */
const onPageShow = ({ persisted }: PageTransitionEvent) => {
  if (persisted) void load();
};

function watch(on: 'addEventListener' | 'removeEventListener'): void {
  window[on](meChanged, load);
  window[on]('storage', onStorage as EventListener);
  window[on]('pageshow', onPageShow as EventListener);
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) watch('addEventListener');
  listeners.add(listener);
  if (requests === 0) void load();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) watch('removeEventListener');
  };
}

/** The signed-in person and their cart, from one request for the whole page; null until the response arrives. */
export function useMe(): Me | null {
  return useSyncExternalStore(
    subscribe,
    () => me,
    () => null,
  );
}
