'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { toast } from '@/components/ui/toast';
import { Badge } from '@/components/ui/badge';
import { api } from '@/lib/api/client/api';
import { messageOf } from '@/lib/api/client/errors';
import { Button } from '@/components/ui/button';
import type { TwoFactorOffer } from '@/lib/users/schema/responses';
import { useRecentSignIn } from './recent-sign-in';
import { RecoveryCodes } from './recovery-codes';
import { TurnOffTwoFactor } from './turn-off-two-factor';
import { TwoFactorSetup } from './two-factor-setup';

/** Turns two-factor sign-in on and off, and creates new recovery codes. */
export function TwoFactorPanel({ on, recoveryCodesLeft }: { on: boolean; recoveryCodesLeft: number }) {
  const router = useRouter();
  const { run, dialog } = useRecentSignIn();
  const [pending, setPending] = useState<string>();
  const [offer, setOffer] = useState<TwoFactorOffer>();
  const [codes, setCodes] = useState<string[]>();

  async function perform<T>(name: string, action: () => Promise<T>, then: (value: T) => void) {
    setPending(name);
    try {
      const value = await run(action);
      if (value) then(value);
    } catch (error) {
      toast.error(messageOf(error));
    }
    setPending(undefined);
  }

  function show(codesToKeep: string[]) {
    setOffer(undefined);
    setCodes(codesToKeep);
  }

  function close() {
    setCodes(undefined);
    router.refresh();
  }

  const begin = () => perform('begin', () => api.post('/two-factor'), setOffer);
  const renew = () =>
    perform(
      'renew',
      () => api.post('/two-factor/recovery-codes'),
      (kept) => show(kept.recoveryCodes),
    );
  function noteOff() {
    toast.success('Two-factor sign-in is off');
    router.refresh();
  }

  if (codes) return <RecoveryCodes codes={codes} onDone={close} />;
  if (offer) return <TwoFactorSetup offer={offer} onConfirmed={show} onCancel={() => setOffer(undefined)} />;
  return (
    <>
      {on ? (
        <div className="flex flex-col gap-4">
          <p>
            <Badge tone="good">On</Badge> {recoveryCodesLeft} recovery codes left.
          </p>
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" pending={pending === 'renew'} onClick={renew}>
              New recovery codes
            </Button>
            <TurnOffTwoFactor onDone={noteOff} />
          </div>
        </div>
      ) : (
        <Button className="max-sm:w-full" pending={pending === 'begin'} onClick={begin}>
          Turn on two-factor sign-in
        </Button>
      )}
      {dialog}
    </>
  );
}
