'use client';
import { useEffect } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { recentMinutes } from '@/lib/users/rules/recent-sign-in';
import { signInMessage } from '@/lib/users/rules/sign-in-messages';
import { FormError } from './form-error';
import { FormNotice } from './form-notice';
import { reportFromPopup } from './popup-report';

/**
 * The page that Google returns to after a confirmation: it reports to the opener and closes the pop-up, or shows the
 * result itself.
 */
export function ConfirmedLanding({ to, error }: { to: string; error?: string }) {
  useEffect(() => {
    reportFromPopup({ error });
  }, [error]);
  return (
    <div className="flex flex-col gap-5">
      <FormNotice>
        {error
          ? undefined
          : `You have confirmed that it is you. For ${recentMinutes} minutes we won’t ask again.`}
      </FormNotice>
      <FormError code={error}>{error && signInMessage(error)}</FormError>
      <ButtonLink href={to} size="lg">
        {error ? 'Go back' : 'Go back and finish'}
      </ButtonLink>
    </div>
  );
}
