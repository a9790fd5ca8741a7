'use client';
import { useEffect, useState } from 'react';
import { accessToken, accessTokenOwner, sessionEnded } from '@/lib/api/client/access-token';
import { storageKey } from '@/lib/api/client/token-keeper';
import { useMe } from '@/components/layout/me-store';
import { goTo, reloadPage } from './navigation';

/** The login page that says why one is there, and comes back here afterwards. */
function loginAddress(): string {
  const from = window.location.pathname + window.location.search;
  return `/login?${new URLSearchParams({ from, error: 'auth/user-token-expired' })}`;
}

/**
 * Keeps the access token of a protected page fresh, and leaves the page when the session is over: here, in another
 * tab, or on the server. Until the browser knows its token and its person it shows that something is loading.
 */
export function SessionKeeper({ email }: { email: string }) {
  const [hasToken, setHasToken] = useState(false);
  const me = useMe();

  useEffect(() => {
    const leave = () => goTo(loginAddress());
    const otherTab = ({ key, newValue }: StorageEvent) => {
      if (key !== storageKey) return;
      if (newValue === null) leave();
      // Another tab signed in as somebody else: what this page shows is no longer theirs.
      else if (accessTokenOwner() !== email) reloadPage();
    };
    window.addEventListener(sessionEnded, leave);
    window.addEventListener('storage', otherTab);
    if (accessTokenOwner() !== email) accessToken.forget();
    void accessToken.token().then(() => setHasToken(true));
    accessToken.start();
    return () => {
      window.removeEventListener(sessionEnded, leave);
      window.removeEventListener('storage', otherTab);
    };
  }, [email]);

  return (
    <div role="status">
      {!(hasToken && me) && (
        <span className="fixed inset-x-0 top-0 z-40 h-1 animate-pulse bg-accent">
          <span className="sr-only">Loading your account…</span>
        </span>
      )}
    </div>
  );
}
