'use client';
import { useEffect } from 'react';
import { reloadPage } from '@/components/account/navigation';

const key = 'reloadedAfterUpgrade';
const pauseMilliseconds = 60_000;

/** Notes that the page is reloaded now; false when it was a moment ago, or the browser can't remember it. */
function noteReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(key));
    if (Date.now() - last < pauseMilliseconds) return false;
    sessionStorage.setItem(key, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}

/**
 * Reloads a page that failed because one of its scripts is gone, as after an upgrade of the shop: the page of the new
 * version has others. It does so once a minute at most, so that a page that keeps failing shows its error.
 */
export function useReloadAfterUpgrade(error: Error): void {
  useEffect(() => {
    if (error.name === 'ChunkLoadError' && navigator.onLine && noteReload()) reloadPage();
  }, [error]);
}
