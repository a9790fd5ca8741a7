'use client';
import { Button } from '@/components/ui/button';
import { signInMessage } from '@/lib/users/rules/sign-in-messages';
import { FormError } from './form-error';
import { useGoogle } from './use-google';

/** Confirms the identity of a signed-in person through Google; `alone` when there is no other way. */
export function ConfirmByGoogle({ onConfirmed, alone }: { onConfirmed: () => void; alone: boolean }) {
  const { start, waiting, code } = useGoogle({
    purpose: 'confirm',
    returnTo: window.location.pathname + window.location.search,
    onDone: onConfirmed,
  });
  return (
    <div className="flex flex-col gap-5">
      <Button variant="secondary" autoFocus={alone} pending={waiting} onClick={start}>
        Confirm with Google
      </Button>
      <FormError code={code}>{code && signInMessage(code)}</FormError>
    </div>
  );
}
