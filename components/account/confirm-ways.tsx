'use client';

import { api } from '@/lib/api/client/api';
import { useEffect, useState } from 'react';
import type { WaysToConfirm } from '@/lib/users/schema/responses';
import { ConfirmByGoogle } from './confirm-by-google';
import { ConfirmByPassword } from './confirm-by-password';
import { FormError } from './form-error';
import { Or } from './or';
import { PasswordLinkButton } from './password-link-button';

/** Offers the ways in which this account can confirm its identity: its password, Google, or else a mailed link. */
export function ConfirmWays({ onConfirmed }: { onConfirmed: () => void }) {
  const [ways, setWays] = useState<WaysToConfirm>();
  const [error, setError] = useState<string>();

  useEffect(() => {
    api
      .get<WaysToConfirm>('/sessions/confirm')
      .then(setWays)
      .catch((failure: Error) => setError(failure.message));
  }, []);

  if (!ways)
    return error ? (
      <FormError>{error}</FormError>
    ) : (
      <p role="status" className="py-4 text-muted">
        One moment…
      </p>
    );
  if (!ways.password && !ways.google)
    return (
      <div className="flex flex-col gap-4">
        <p>Your account has no password yet. Choose one with a link that we mail you, then log in with it.</p>
        <PasswordLinkButton />
      </div>
    );
  return (
    <div className="flex flex-col gap-5">
      {ways.password && <ConfirmByPassword onConfirmed={onConfirmed} />}
      {ways.password && ways.google && <Or />}
      {ways.google && <ConfirmByGoogle onConfirmed={onConfirmed} alone={!ways.password} />}
    </div>
  );
}
