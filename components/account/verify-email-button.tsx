'use client';
import { useState } from 'react';
import { api } from '@/lib/api/client/api';
import { Button, ButtonLink } from '@/components/ui/button';
import { FormError } from './form-error';
import { FormNotice } from './form-notice';

/** Confirms an address with one press: programs that open every link of a mail press nothing. */
export function VerifyEmailButton({ token, path, label }: { token: string; path: string; label: string }) {
  const [state, setState] = useState<{ pending?: boolean; email?: string; error?: string }>({});

  async function confirm() {
    setState({ pending: true });
    await api
      .post<{ email: string }>(path, { token })
      .then(({ email }) => setState({ email }))
      .catch((error: Error) => setState({ error: error.message }));
  }

  if (state.email)
    return (
      <div className="flex flex-col gap-5">
        <FormNotice>{`Thank you. ${state.email} is confirmed.`}</FormNotice>
        <ButtonLink href="/shop" size="lg">
          Go to the shop
        </ButtonLink>
      </div>
    );
  return (
    <div className="flex flex-col gap-5">
      <Button size="lg" pending={state.pending} onClick={confirm}>
        {label}
      </Button>
      <FormError>{state.error}</FormError>
    </div>
  );
}
