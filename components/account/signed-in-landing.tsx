'use client';
import { useEffect } from 'react';
import { accessToken, pageAfterSignIn } from '@/lib/api/client';
import { reportFromPopup } from './popup-report';

/** Where a sign-in at Google ends: fetches the access token, then closes the pop-up or goes on. */
export function SignedInLanding({ to }: { to: string }) {
  useEffect(() => {
    accessToken.forget();
    void accessToken.renew().then(async () => {
      if (!reportFromPopup({})) window.location.replace(await pageAfterSignIn(to));
    });
  }, [to]);
  return (
    <p role="status" className="px-4 py-24 text-center text-lg text-muted">
      Signing you in…
    </p>
  );
}
