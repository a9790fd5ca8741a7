import type { Metadata } from 'next';
import { IncompleteLink } from '@/components/account/incomplete-link';
import { LinkAction } from '@/components/content/link-action';
import { LinkPage } from '@/components/content/link-page';
import { linkToken } from '@/lib/newsletter/schema';

export const metadata: Metadata = {
  title: 'Confirm your subscription',
  description: 'Confirm that you want our newsletter.',
  // The Referer header must not pass the link's secret on to other sites.
  referrer: 'no-referrer',
  robots: { index: false },
};

type Props = { searchParams: Promise<{ token?: string | string[] }> };

export default async function ConfirmPage({ searchParams }: Props) {
  const token = linkToken.shape.token.safeParse((await searchParams).token).data;
  if (!token)
    return (
      <LinkPage title="Confirm your subscription">
        <IncompleteLink otherwise="sign up again" href="/#newsletter" action="Sign up again" />
      </LinkPage>
    );
  return (
    <LinkPage
      title="Confirm your subscription"
      intro="Confirm, and we send you email about new products and special offers. You can leave the list at any time with the link in every mail."
    >
      <LinkAction token={token} action="confirm" label="Confirm my subscription" />
    </LinkPage>
  );
}
