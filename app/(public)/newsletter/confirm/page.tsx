import type { Metadata } from 'next';
import { LinkAction } from '@/components/content/link-action';
import { LinkPage } from '@/components/content/link-page';

export const metadata: Metadata = {
  title: 'Confirm your subscription',
  description: 'Confirm that you want our newsletter.',
  // The secret of the link must not travel on to other addresses.
  referrer: 'no-referrer',
  robots: { index: false },
};

export default function ConfirmPage() {
  return (
    <LinkPage
      title="Confirm your subscription"
      intro="One press, and you get our e-mail updates about latest shop and special offers. You can leave the list at any time with the link in every mail."
    >
      <LinkAction deed="confirm" label="Confirm my subscription" />
    </LinkPage>
  );
}
