'use client';

import { pageAfterSignIn } from '@/lib/api/client/sign-in';
import { Button } from '@/components/ui/button';
import { signInMessage } from '@/lib/users/rules/sign-in-messages';
import { FormError } from './form-error';
import { Or } from './or';
import { useGoogle } from './use-google';
import { goTo } from './navigation';

/** "Continue with Google", below the form for email and password. */
export function GoogleButton({ returnTo }: { returnTo: string }) {
  const { start, waiting, code } = useGoogle({
    purpose: 'sign-in',
    returnTo,
    onDone: () => void pageAfterSignIn(returnTo).then(goTo),
  });
  return (
    <div className="mt-6 flex flex-col gap-5">
      <Or />
      <Button variant="secondary" size="lg" pending={waiting} onClick={start}>
        Continue with Google
      </Button>
      <FormError code={code}>{code && signInMessage(code)}</FormError>
    </div>
  );
}
