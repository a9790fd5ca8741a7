'use client';
import { useState } from 'react';
import { useMe } from '@/components/layout/me-store';
import { api } from '@/lib/api/client/api';
import { Button } from '@/components/ui/button';
import { FormError } from './form-error';
import { FormNotice } from './form-notice';

/** Mails a link for choosing a password to a person whose account has none. */
export function PasswordLinkButton() {
  const me = useMe();
  const [state, setState] = useState<{ pending?: boolean; sent?: boolean; error?: string }>({});
  const email = me?.person?.email;

  async function send() {
    setState({ pending: true });
    await api
      .post('/password/forgot', { email })
      .then(() => setState({ sent: true }))
      .catch((error: Error) => setState({ error: error.message }));
  }

  return (
    <div className="flex max-w-md flex-col gap-4">
      <Button
        variant="secondary"
        pending={state.pending}
        disabled={!email}
        onClick={send}
        className="sm:self-start"
      >
        Send me a link
      </Button>
      <FormNotice>
        {state.sent ? `We sent a link to ${email}. It works once, for 30 minutes.` : undefined}
      </FormNotice>
      <FormError>{state.error}</FormError>
    </div>
  );
}
