'use client';
import { useState, type ReactNode } from 'react';
import { api } from '@/lib/api/client/api';
import { Button, ButtonLink } from '@/components/ui/button';
import { FormError } from './form-error';
import { FormNotice } from './form-notice';

type Props = {
  token: string;
  path: string;
  label: string;
  /** Explains the button until it is pressed. */
  intro: string;
  /** A way to request a new link, shown until this one has worked. */
  newLink: ReactNode;
};

/** Confirms an address with a button press, because email scanners open every link but press nothing. */
export function VerifyEmailButton({ token, path, label, intro, newLink }: Props) {
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
        <ButtonLink href="/cart" size="lg">
          Go to your cart
        </ButtonLink>
        <ButtonLink href="/shop" size="lg" variant="secondary">
          Go to the shop
        </ButtonLink>
      </div>
    );
  return (
    <div className="flex flex-col gap-5">
      <p className="text-muted">{intro}</p>
      <Button size="lg" pending={state.pending} onClick={confirm}>
        {label}
      </Button>
      <FormError>{state.error}</FormError>
      <p className="text-center">Need a new link? {newLink}</p>
    </div>
  );
}
