'use client';
import { useEffect, useState } from 'react';
import { accessToken, accessTokenOwner, sessionEnded } from '@/lib/api/client/access-token';
import { storageKey } from '@/lib/api/client/me';
import { useMe } from '@/components/layout/me-store';
import { goTo, reloadPage } from './navigation';

/** The login page, with the reason and this page as the return address. */
function loginAddress(): string {
  const from = window.location.pathname + window.location.search;
  return `/login?${new URLSearchParams({ from, error: 'auth/user-token-expired' })}`;
}

/**
 * Refreshes the access token of a protected page, and leaves the page when the session ends: here, in another tab, or
 * on the server. Shows a loading state until the browser has a token for this person.
 */
export function SessionKeeper({ email }: { email: string }) {
  const [hasToken, setHasToken] = useState(false);
  const me = useMe();

  useEffect(() => {
    const leave = () => goTo(loginAddress());
    const otherTab = ({ key, newValue }: StorageEvent) => {
      if (key !== storageKey) return;
      if (newValue === null) leave();
      // Another person signed in in another tab: this page shows the previous person's data.
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
