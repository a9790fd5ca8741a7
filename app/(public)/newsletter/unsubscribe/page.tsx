import type { Metadata } from 'next';
import { LinkAction } from '@/components/content/link-action';
import { LinkPage } from '@/components/content/link-page';

export const metadata: Metadata = {
  title: 'Leave the newsletter',
  description: 'Take your address off the list of our newsletter.',
  // The secret of the link must not travel on to other addresses.
  referrer: 'no-referrer',
  robots: { index: false },
};

export default function UnsubscribePage() {
  return (
    <LinkPage
      title="Leave the newsletter"
      intro="One press takes your address off the list at once. Mails about your orders and your account are not affected."
    >
      <LinkAction deed="unsubscribe" label="Unsubscribe" />
    </LinkPage>
  );
}
