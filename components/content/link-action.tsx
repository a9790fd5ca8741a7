'use client';
import { useState } from 'react';
import { FormError } from '@/components/account/form-error';
import { FormNotice } from '@/components/account/form-notice';
import { api } from '@/lib/api/client/api';
import { Button, ButtonLink } from '@/components/ui/button';

const posts = {
  confirm: (token: string) => api.post('/newsletter/confirm', { token }),
  unsubscribe: (token: string) => api.post(`/newsletter/unsubscribe?token=${encodeURIComponent(token)}`),
  'confirm-alert': (token: string) => api.post('/stock-alerts/confirm', { token }),
  'withdraw-alerts': (token: string) =>
    api.post(`/stock-alerts/unsubscribe?token=${encodeURIComponent(token)}`),
};
type Action = keyof typeof posts;

/** Runs the action of a mailed link on a button press, because email scanners open every link but press nothing. */
export function LinkAction({ token, action, label }: { token: string; action: Action; label: string }) {
  const [state, setState] = useState<{ pending?: boolean; done?: string; error?: string }>({});

  async function act() {
    setState({ pending: true });
    await posts[action](token)
      .then(({ message }) => setState({ done: message }))
      .catch((error: Error) => setState({ error: error.message }));
  }

  return (
    <div className="flex flex-col gap-5 [&>:empty]:-mt-5">
      {!state.done && (
        <Button size="lg" pending={state.pending} onClick={act}>
          {label}
        </Button>
      )}
      <FormNotice>{state.done}</FormNotice>
      <FormError>{state.error}</FormError>
      {state.done && (
        <ButtonLink href="/shop" variant="secondary" size="lg">
          Go to the shop
        </ButtonLink>
      )}
    </div>
  );
}
