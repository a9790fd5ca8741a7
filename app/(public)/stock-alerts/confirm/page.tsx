import type { Metadata } from 'next';
import { IncompleteLink } from '@/components/account/incomplete-link';
import { LinkAction } from '@/components/content/link-action';
import { LinkPage } from '@/components/content/link-page';
import { alertLink } from '@/lib/stock-alerts/schema';

export const metadata: Metadata = {
  title: 'Confirm your stock alert',
  description: 'Confirm that you want one email when the product is back.',
  // The Referer header must not pass the link's secret on to other sites.
  referrer: 'no-referrer',
  robots: { index: false },
};

type Props = { searchParams: Promise<{ token?: string | string[] }> };

export default async function ConfirmAlertPage({ searchParams }: Props) {
  const token = alertLink.shape.token.safeParse((await searchParams).token).data;
  if (!token)
    return (
      <LinkPage title="Confirm your stock alert">
        <IncompleteLink otherwise="ask again on the product’s page" href="/shop" action="Go to the shop" />
      </LinkPage>
    );
  return (
    <LinkPage
      title="Confirm your stock alert"
      intro="Confirm, and we send you one email when the product is back in stock."
    >
      <LinkAction token={token} action="confirm-alert" label="Confirm" />
    </LinkPage>
  );
}
