import { useEffect, useEffectEvent, useState } from 'react';
import { api } from '@/lib/api/client/api';
import { ApiError, messageOf } from '@/lib/api/client/errors';
import type { ScannedBins } from '@/lib/shopping-lists/schema';

/** Milliseconds between two attempts to send what waits. */
const retryAfter = 15_000;

const storageKey = (listId: string) => `bin-scans ${listId}`;

/** The SKUs that wait to be sent, kept by the browser through reloads and restarts. */
function readQueue(listId: string): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey(listId)) ?? '[]');
    return Array.isArray(stored) ? stored.filter((sku): sku is string => typeof sku === 'string') : [];
  } catch {
    return [];
  }
}

function writeQueue(listId: string, skus: string[]): void {
  try {
    if (skus.length) localStorage.setItem(storageKey(listId), JSON.stringify(skus));
    else localStorage.removeItem(storageKey(listId));
  } catch {
    // A browser that stores nothing keeps them while the page is open.
  }
}

/**
 * The scans of the bins of a list: each is kept first and sent then, so none is lost without a network. What is sent
 * twice counts once.
 */
export function useBinScans(listId: string) {
  const [waiting, setWaiting] = useState<string[]>([]);
  const [results, setResults] = useState<ScannedBins>([]);
  const [error, setError] = useState('');

  function keep(skus: string[]) {
    writeQueue(listId, skus);
    setWaiting(skus);
  }

  async function send(): Promise<ScannedBins> {
    const skus = readQueue(listId).slice(0, 200);
    if (skus.length === 0) return [];
    try {
      const sent = await api.post(`/shopping-lists/${listId}/scans`, { skus });
      keep(readQueue(listId).filter((sku) => !skus.includes(sku)));
      setResults((before) => [...sent, ...before.filter(({ sku }) => !skus.includes(sku))]);
      setError('');
      return sent;
    } catch (failure) {
      // Without a network they wait; anything else is told.
      const isOffline = failure instanceof ApiError && failure.status === 0;
      setError(isOffline ? '' : messageOf(failure));
      return [];
    }
  }

  const retry = useEffectEvent(() => void send());
  useEffect(() => {
    // After the first render, which the server has made without them.
    const start = setTimeout(() => {
      setWaiting(readQueue(listId));
      retry();
    });
    const timer = setInterval(retry, retryAfter);
    window.addEventListener('online', retry);
    return () => {
      clearTimeout(start);
      clearInterval(timer);
      window.removeEventListener('online', retry);
    };
  }, [listId]);

  return {
    waiting,
    results,
    error,
    add(sku: string): Promise<ScannedBins> {
      const queue = readQueue(listId);
      keep(queue.includes(sku) ? queue : [...queue, sku]);
      return send();
    },
  };
}
