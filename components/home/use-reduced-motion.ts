'use client';
import { useSyncExternalStore } from 'react';

const preference = () => window.matchMedia('(prefers-reduced-motion: reduce)');

function subscribe(changed: () => void): () => void {
  const query = preference();
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether the person prefers reduced motion; true on the server. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => preference().matches,
    () => true,
  );
}
