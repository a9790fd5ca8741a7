import { CountriesProvider } from '@/components/parts-lists/countries';
import { PartsList } from '@/components/parts-lists/parts-list';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { findShop } from '@/lib/settings/queries';
import { pageMetadata } from '../page-metadata';

const trail = [
  { name: 'Home', href: '/' },
  { name: 'Quick order', href: '/quick-order' },
  { name: 'Parts list', href: '/parts-list' },
];

export const generateMetadata = () =>
  pageMetadata({
    title: 'Parts list',
    description: 'Upload or paste a parts list and get the cheapest or the fastest cart for it.',
    path: '/parts-list',
  });

export default async function PartsListPage() {
  const { countries } = await findShop();
  return (
    <main id="main" className="mx-auto w-full max-w-7xl px-4 pt-6 pb-8 lg:pb-12">
      <Breadcrumbs trail={trail} />
      <h1 className="mt-3 mb-2 text-4xl">Parts list</h1>
      <p className="mb-6 max-w-3xl">
        Upload or paste a bill of material. We find the cheapest or the fastest cart for it: over packs, price
        breaks, equal products and delivery. You decide on each change.
      </p>
      <CountriesProvider countries={countries.map(({ code, name }) => ({ code, name }))}>
        <PartsList />
      </CountriesProvider>
      <noscript>
        <p className="mt-4">The parts list needs JavaScript. Search for part numbers in the shop instead.</p>
      </noscript>
    </main>
  );
}
