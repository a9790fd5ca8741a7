'use client';
import { useSyncExternalStore } from 'react';
import { maxCompared } from '@/lib/catalog/rules/comparison';

const storageKey = 'hexbolt:compare';
const changed = 'hexbolt:compare-changed';

const none: string[] = [];

let cache: { text: string; slugs: string[] } = { text: '', slugs: none };

function read(): string[] {
  const text = localStorage.getItem(storageKey) ?? '';
  if (text !== cache.text) cache = { text, slugs: text ? text.split(',') : none };
  return cache.slugs;
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(changed, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(changed, listener);
    window.removeEventListener('storage', listener);
  };
}

/** Adds a product to the comparison or removes it; ignores products beyond the fifth. */
export function toggleCompared(slug: string): void {
  const slugs = read();
  const next = slugs.includes(slug) ? slugs.filter((other) => other !== slug) : [...slugs, slug];
  localStorage.setItem(storageKey, next.slice(0, maxCompared).join(','));
  window.dispatchEvent(new Event(changed));
}

export function clearCompared(): void {
  localStorage.removeItem(storageKey);
  window.dispatchEvent(new Event(changed));
}

/** The slugs selected for comparison in this browser. */
export function useCompared(): string[] {
  return useSyncExternalStore(subscribe, read, () => none);
}
