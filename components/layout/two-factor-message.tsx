import { ButtonLink } from '@/components/ui/button';
import { MessagePage } from './message-page';

/** Shown instead of an admin page until the admin has set up two-factor sign-in. */
export function TwoFactorMessage() {
  return (
    <MessagePage inside title="One step first" code="Error 403">
      <p className="text-lg text-muted">
        Admins of this shop need two-factor sign-in. Once it is on, this page opens. It takes about a minute
        and an authenticator app.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href="/twoFactor?to=/dashboard">Set up two-factor sign-in</ButtonLink>
        <ButtonLink href="/dashboard/allUser" variant="secondary">
          To your dashboard
        </ButtonLink>
      </div>
    </MessagePage>
  );
}
