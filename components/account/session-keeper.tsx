'use client';
import { useEffect, useState } from 'react';
import { toast } from '@/components/ui/toast';
import { accessToken, accessTokenOwner, sessionEnded } from '@/lib/api/client';

/** The login page that comes back here afterwards. */
function loginAddress(): URL {
  const address = new URL('/login', window.location.origin);
  address.searchParams.set('from', window.location.pathname + window.location.search);
  return address;
}

/**
 * Keeps the access token of a protected page fresh, and leaves the page when the session is over: here, in another
 * tab, or on the server. Until the token is there it shows that something is loading.
 */
export function SessionKeeper({ email }: { email: string }) {
  const [ready, setReady] = useState(false);

  useEffect(() => {
    let leaving = false;
    const leave = () => {
      if (leaving) return;
      leaving = true;
      toast.error('Your session has ended. Please log in again.');
      setTimeout(() => window.location.assign(loginAddress()), 1500);
    };
    const otherTab = ({ key, newValue }: StorageEvent) => {
      // Another tab signed out, or in as somebody else: what this page shows may no longer be theirs.
      if (key === 'accessToken' && (newValue === null || accessTokenOwner() !== email)) {
        window.location.reload();
      }
    };
    window.addEventListener(sessionEnded, leave);
    window.addEventListener('storage', otherTab);
    if (accessTokenOwner() !== email) accessToken.forget();
    void accessToken.token().then(() => setReady(true));
    accessToken.start();
    return () => {
      window.removeEventListener(sessionEnded, leave);
      window.removeEventListener('storage', otherTab);
    };
  }, [email]);

  return (
    <div role="status">
      {!ready && (
        <span className="fixed inset-x-0 top-0 z-40 h-1 animate-pulse bg-accent">
          <span className="sr-only">Loading your account…</span>
        </span>
      )}
    </div>
  );
}
