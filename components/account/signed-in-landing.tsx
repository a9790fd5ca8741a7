'use client';

import { accessToken } from '@/lib/api/client/access-token';
import { pageAfterSignIn } from '@/lib/api/client/sign-in';
import { useEffect, useState } from 'react';
import { reportFromPopup, notifyOpener } from './popup-report';

/** The page that Google returns to after a sign-in: fetches the access token, then closes the pop-up or continues. */
export function SignedInLanding({ to }: { to: string }) {
  const [reported, setReported] = useState(false);
  useEffect(() => {
    notifyOpener({ open: true });
    accessToken.forget();
    void accessToken.renew().then(async () => {
      if (reportFromPopup({})) setReported(true);
      else window.location.replace(await pageAfterSignIn(to));
    });
  }, [to]);
  return (
    <p role="status" className="px-4 py-24 text-center text-lg text-muted">
      {reported ? 'You are signed in. You can close this window.' : 'Signing you in…'}
    </p>
  );
}
