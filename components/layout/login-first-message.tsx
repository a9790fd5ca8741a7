import { ButtonLink } from '@/components/ui/button';
import { MessagePage } from './message-page';

export function LoginFirstMessage() {
  return (
    <MessagePage title="Log in first" code="Error 401">
      <p className="text-lg text-muted">This page is for signed-in people. Log in to open it.</p>
      <ButtonLink href="/login">Log in</ButtonLink>
    </MessagePage>
  );
}
