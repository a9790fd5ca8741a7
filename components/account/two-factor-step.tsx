'use client';
import { useState } from 'react';
import { api } from '@/lib/api/client/api';
import { Button } from '@/components/ui/button';
import type { TwoFactorOffer } from '@/lib/users/schema/responses';
import { FormError } from './form-error';
import { useRecentSignIn } from './recent-sign-in';
import { RecoveryCodes } from './recovery-codes';
import { TwoFactorSetup } from './two-factor-setup';
import { goTo } from './navigation';

/** Sets up two-factor sign-in right after signing in, or postpones it; then opens `to`. */
export function TwoFactorStep({ to }: { to: string }) {
  const { run, dialog } = useRecentSignIn();
  const [pending, setPending] = useState<'begin' | 'later'>();
  const [offer, setOffer] = useState<TwoFactorOffer>();
  const [codes, setCodes] = useState<string[]>();
  const [error, setError] = useState<string>();
  const goOn = () => goTo(to);

  async function perform(name: 'begin' | 'later', action: () => Promise<unknown>) {
    setPending(name);
    setError(undefined);
    await action().catch((failure: Error) => setError(failure.message));
    setPending(undefined);
  }

  const begin = () =>
    perform('begin', async () => {
      const made = await run(() => api.post('/two-factor'));
      if (made) setOffer(made);
    });
  const later = () => perform('later', () => api.post('/two-factor/later').then(goOn));

  if (codes) return <RecoveryCodes codes={codes} onDone={goOn} />;
  if (offer)
    return <TwoFactorSetup offer={offer} onConfirmed={setCodes} onCancel={() => setOffer(undefined)} />;
  return (
    <div className="flex flex-col gap-5">
      <Button size="lg" pending={pending === 'begin'} onClick={begin}>
        Set it up now
      </Button>
      <Button size="lg" variant="secondary" pending={pending === 'later'} onClick={later}>
        Not now
      </Button>
      <FormError>{error}</FormError>
      {dialog}
    </div>
  );
}
