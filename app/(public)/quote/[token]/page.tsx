import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { QuoteBadge } from '@/components/quotes/quote-badge';
import { QuoteVersionView } from '@/components/quotes/quote-version';
import { ButtonLink } from '@/components/ui/button';
import { findLinkedQuote } from '@/lib/quotes/queries/links';
import { ownQuoteHref } from '@/lib/quotes/rules/paths';
import { tokenParams } from '@/lib/quotes/schema/inputs';
import { findShop } from '@/lib/settings/queries';
import { clockSettings } from '@/lib/settings/rules/shop';

// A quote can be withdrawn, accepted or deleted at any moment: nothing of it is stored.
export const dynamic = 'force-dynamic';

export const metadata: Metadata = {
  title: 'Your quote',
  description: 'What we offer.',
  // The Referer header must not pass the link's token on to other sites.
  referrer: 'no-referrer',
  robots: { index: false },
};

export default async function LinkedQuotePage({ params }: { params: Promise<{ token: string }> }) {
  const parsed = tokenParams.safeParse(await params);
  const linked = parsed.success ? await findLinkedQuote(parsed.data.token) : null;
  if (!parsed.success || !linked) notFound();
  const { number, state, customer, company, version, isReplaced } = linked;
  const shop = await findShop();
  return (
    <main id="main" className="mx-auto flex w-full max-w-4xl flex-col gap-6 px-4 py-10">
      <h1 className="flex flex-wrap items-center gap-3 text-4xl">
        Quote {number} {!isReplaced && <QuoteBadge status={state} />}
      </h1>
      <p className="wrap-anywhere text-muted">
        Version {version.version} for {company ? `${customer}, ${company}` : customer}
      </p>
      {isReplaced && (
        <p className="rounded-card bg-warn-ground p-4 text-warn">
          A later version has replaced this one. Sign in to see it.
        </p>
      )}
      <QuoteVersionView
        version={version}
        pdf={`/api/quote-links/${parsed.data.token}/pdf`}
        clock={clockSettings(shop)}
      />
      <ButtonLink href={ownQuoteHref(number)} prefetch={false} className="self-start">
        {state === 'offered' ? 'Sign in to accept, decline or comment' : 'Sign in to see all of it'}
      </ButtonLink>
    </main>
  );
}
