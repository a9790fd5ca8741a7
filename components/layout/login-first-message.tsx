'use client';
import { ButtonLink } from '@/components/ui/button';
import { MessagePage } from './message-page';

/** Made in the browser too: every page carries this message, and so carries only its name. */
export function LoginFirstMessage() {
  return (
    <MessagePage title="Log in first" code="Error 401">
      <p className="text-lg text-muted">This page is for people who are signed in.</p>
      <ButtonLink href="/login">Log in</ButtonLink>
    </MessagePage>
  );
}
