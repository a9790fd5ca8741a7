import type { Metadata } from 'next';
import { IncompleteLink } from '@/components/account/incomplete-link';
import { LinkAction } from '@/components/content/link-action';
import { LinkPage } from '@/components/content/link-page';
import { linkToken } from '@/lib/newsletter/schema';

export const metadata: Metadata = {
  title: 'Leave the newsletter',
  description: 'Take your address off the list of our newsletter.',
  // The Referer header must not pass the link's secret on to other sites.
  referrer: 'no-referrer',
  robots: { index: false },
};

type Props = { searchParams: Promise<{ token?: string | string[] }> };

export default async function UnsubscribePage({ searchParams }: Props) {
  const token = linkToken.shape.token.safeParse((await searchParams).token).data;
  if (!token)
    return (
      <LinkPage title="Leave the newsletter">
        <IncompleteLink
          otherwise="use the link in another of our emails. We also take you off the list if you write to us"
          href="/contact?topic=other"
          action="Write to us"
        />
      </LinkPage>
    );
  return (
    <LinkPage
      title="Leave the newsletter"
      intro="One press takes your address off the list at once. Mails about your orders and your account are not affected."
    >
      <LinkAction token={token} action="unsubscribe" label="Unsubscribe" />
    </LinkPage>
  );
}
