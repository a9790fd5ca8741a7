import type { Metadata } from 'next';
import { NewQuote } from '@/components/quotes/new-quote';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { requireRight } from '@/lib/auth/current-session';
import { findMessage } from '@/lib/contact/queries';
import { quotesPath } from '@/lib/quotes/rules/paths';

export const metadata: Metadata = {
  title: 'New quote',
  description: 'Begin a quote for a customer.',
  robots: { index: false },
};

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function NewQuotePage({ searchParams }: Props) {
  const { message: reference } = await searchParams;
  const path = `${quotesPath}/new`;
  const address = typeof reference === 'string' ? `${path}?message=${encodeURIComponent(reference)}` : path;
  await requireRight('quotes.edit', address);
  const message = typeof reference === 'string' ? await findMessage(reference) : null;
  const trail = [
    { name: 'Quotes', href: quotesPath },
    { name: 'New quote', href: path },
  ];
  return (
    <div className="flex flex-col gap-6">
      <Breadcrumbs trail={trail} />
      <div>
        <h1 className="text-4xl">New quote</h1>
        <p className="mt-2 wrap-anywhere text-muted">
          {message
            ? `From message ${message.reference} of ${message.name} (${message.email}): its text and product are taken over.`
            : 'For a customer who asks by phone or mail. Choose for whom it is, then price it.'}
        </p>
      </div>
      <NewQuote message={message?.reference} />
    </div>
  );
}
