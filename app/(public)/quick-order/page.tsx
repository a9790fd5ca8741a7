import { Link } from '@/components/ui/link';
import { QuickOrder } from '@/components/quick-order/quick-order';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { pageMetadata } from '../page-metadata';

const trail = [
  { name: 'Home', href: '/' },
  { name: 'Quick order', href: '/quick-order' },
];

export const generateMetadata = () =>
  pageMetadata({
    title: 'Quick order',
    description: 'Paste or type part numbers and quantities, and put them into your cart together.',
    path: '/quick-order',
  });

export default function QuickOrderPage() {
  return (
    <main id="main" className="mx-auto w-full max-w-7xl px-4 pt-6 pb-8 lg:pb-12">
      <Breadcrumbs trail={trail} />
      <h1 className="mt-3 mb-2 text-4xl">Quick order</h1>
      <p className="mb-6">
        A bill of material?{' '}
        <Link href="/parts-list" className="underline">
          Find the best cart for a parts list
        </Link>
      </p>
      <QuickOrder />
      <noscript>
        <p className="mt-4">Quick order needs JavaScript. Search for part numbers in the shop instead.</p>
      </noscript>
    </main>
  );
}
