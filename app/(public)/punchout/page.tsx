import type { Metadata } from 'next';
import { MessagePage } from '@/components/layout/message-page';
import { ButtonLink } from '@/components/ui/button';

export const metadata: Metadata = {
  title: 'Start again in your purchasing system',
  description: 'The session of a purchasing system is over.',
  robots: { index: false },
};

/** Where an address leads that no longer starts a session, and a cart whose session is over. */
export default function PunchoutOverPage() {
  return (
    <MessagePage title="Start again in your system">
      <p className="text-lg">
        Your purchasing system opens the shop by an address that works once, for ten minutes. This one was
        used, or your session is over. Nothing was ordered, and nothing was sent.
      </p>
      <ButtonLink href="/shop">Look around without it</ButtonLink>
    </MessagePage>
  );
}
