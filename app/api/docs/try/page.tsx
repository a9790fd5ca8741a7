import type { Metadata } from 'next';
import { Link } from '@/components/ui/link';
import { ApiReference } from '@/components/content/api-reference';
import '../../../workspace.css';

export const metadata: Metadata = {
  title: 'Try the API',
  description: 'Search the shop’s API, read code samples, and make calls from the page.',
  alternates: { canonical: '/api/docs' },
};

export default function TryApiPage() {
  return (
    <main id="main">
      <h1 className="sr-only">Try the API</h1>
      <p className="px-4 py-2 text-sm">
        <Link href="/api/docs" className="underline">
          All calls on one page
        </Link>
        <noscript> The interactive reference needs JavaScript; that page doesn’t.</noscript>
      </p>
      <ApiReference />
    </main>
  );
}
