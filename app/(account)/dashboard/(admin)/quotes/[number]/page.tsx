import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { QuoteBadge } from '@/components/quotes/quote-badge';
import { StaffQuoteView } from '@/components/quotes/staff-quote-view';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { requireRight } from '@/lib/auth/current-session';
import { findLineFacts } from '@/lib/quotes/queries/lines';
import { findQuote } from '@/lib/quotes/queries/quotes';
import { quoteHref, quotesPath } from '@/lib/quotes/rules/paths';
import { findShop } from '@/lib/settings/queries';
import { clockSettings } from '@/lib/settings/rules/shop';

type Props = { params: Promise<{ number: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { number } = await params;
  return { title: `Quote ${number}`, description: 'A quote and its versions.', robots: { index: false } };
}

export default async function QuotePage({ params }: Props) {
  const { number } = await params;
  await requireRight('quotes.view', quoteHref(number));
  const quote = await findQuote(number);
  if (!quote) notFound();
  const [shop, facts] = await Promise.all([findShop(), findLineFacts(quote.draft)]);
  const trail = [
    { name: 'Quotes', href: quotesPath },
    { name: number, href: quoteHref(number) },
  ];
  return (
    <div className="flex flex-col gap-6">
      <Breadcrumbs trail={trail} />
      <h1 className="flex flex-wrap items-center gap-3 text-4xl">
        {number} <QuoteBadge status={quote.state} />
      </h1>
      <StaffQuoteView quote={quote} facts={facts} clock={clockSettings(shop)} />
    </div>
  );
}
