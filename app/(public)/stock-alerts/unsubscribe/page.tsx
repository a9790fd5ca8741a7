import type { Metadata } from 'next';
import { IncompleteLink } from '@/components/account/incomplete-link';
import { LinkAction } from '@/components/content/link-action';
import { LinkPage } from '@/components/content/link-page';
import { alertLink } from '@/lib/stock-alerts/schema';

export const metadata: Metadata = {
  title: 'End your stock alerts',
  description: 'End all emails about products that are back in stock.',
  // The Referer header must not pass the link's secret on to other sites.
  referrer: 'no-referrer',
  robots: { index: false },
};

type Props = { searchParams: Promise<{ token?: string | string[] }> };

export default async function EndAlertsPage({ searchParams }: Props) {
  const token = alertLink.shape.token.safeParse((await searchParams).token).data;
  if (!token)
    return (
      <LinkPage title="End your stock alerts">
        <IncompleteLink
          otherwise="use the link in another of our emails. We also end them if you write to us"
          href="/contact?topic=other"
          action="Write to us"
        />
      </LinkPage>
    );
  return (
    <LinkPage
      title="End your stock alerts"
      intro="One press ends all requests to tell you when a product is back. Mails about your orders and your account are not affected."
    >
      <LinkAction token={token} action="withdraw-alerts" label="End stock alerts" />
    </LinkPage>
  );
}
