import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { OwnQuoteView } from '@/components/quotes/own-quote-view';
import { QuoteBadge } from '@/components/quotes/quote-badge';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { asCustomer, currentSession, requireSignedIn } from '@/lib/auth/current-session';
import { mayAcceptQuote } from '@/lib/quotes/queries/access';
import { findOwnQuote } from '@/lib/quotes/queries/quotes';
import { ownQuoteHref, ownQuotesPath } from '@/lib/quotes/rules/paths';
import { findShop } from '@/lib/settings/queries';
import { clockSettings } from '@/lib/settings/rules/shop';

type Props = { params: Promise<{ number: string }> };

/** Read once for the title and the page. */
const quoteOf = cache(findOwnQuote);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { number } = await params;
  const person = await currentSession();
  const missing = person && !(await quoteOf(person.userId, number));
  return {
    title: missing ? 'There is no such quote' : `Quote ${number}`,
    description: 'One of your quotes.',
    robots: { index: false },
  };
}

export default async function MyQuotePage({ params }: Props) {
  const { number } = await params;
  const person = await requireSignedIn(ownQuoteHref(number));
  const [quote, shop] = await Promise.all([quoteOf(person.userId, number), findShop()]);
  if (!quote) notFound();
  const trail = [
    { name: 'My quotes', href: ownQuotesPath },
    { name: number, href: ownQuoteHref(number) },
  ];
  return (
    <div className="flex flex-col gap-6">
      <Breadcrumbs trail={trail} />
      <h1 className="flex flex-wrap items-center gap-3 text-4xl">
        Quote {number} <QuoteBadge status={quote.state} />
      </h1>
      {quote.company && <p className="text-muted">For {quote.company.name}</p>}
      <OwnQuoteView
        quote={quote}
        mayAct={asCustomer(person) !== null && (await mayAcceptQuote(person.userId, quote))}
        shopName={shop.name}
        clock={clockSettings(shop)}
      />
    </div>
  );
}
