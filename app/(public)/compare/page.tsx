import type { Metadata } from 'next';
import { Comparison } from '@/components/catalog/comparison';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { findProductsBySlug } from '@/lib/catalog/queries/products';
import { compareAddress, readCompared } from '@/lib/catalog/rules/comparison';
import { chosenVariant } from '@/lib/catalog/rules/variants';
import type { SearchParams } from '@/lib/search/rules/shop-view';

export const metadata: Metadata = {
  title: 'Compare',
  description: 'Tools side by side: price, stock and every specification.',
  robots: { index: false, follow: true },
};

const trail = [
  { name: 'Home', href: '/' },
  { name: 'Shop', href: '/shop' },
  { name: 'Compare', href: '/compare' },
];

export default async function ComparePage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const query = await searchParams;
  const only = query.differences === '1';
  const compared = readCompared(query.products);
  const products = await findProductsBySlug(compared.map(({ slug }) => slug));
  const skus = new Map(compared.map(({ slug, sku }) => [slug, sku]));
  const columns = products.map((product) => ({
    product,
    variant: chosenVariant(product.variants, null, skus.get(product.slug)),
  }));
  const entries = products.map(({ slug }) => ({ slug, sku: skus.get(slug) ?? null }));
  return (
    <main id="main" className="mx-auto w-full max-w-7xl px-4 py-6">
      <Breadcrumbs trail={trail} />
      <div className="mt-3 mb-6 flex flex-wrap items-end justify-between gap-4">
        <h1 className="text-4xl">Compare</h1>
        {products.length > 1 && (
          <ButtonLink variant="secondary" size="sm" prefetch={false} href={compareAddress(entries, !only)}>
            {only ? 'Show everything' : 'Show differences only'}
          </ButtonLink>
        )}
      </div>
      {products.length > 1 ? (
        <Comparison columns={columns} only={only} />
      ) : (
        <EmptyState
          title="Nothing to compare yet"
          action={
            <ButtonLink href={products[0] ? `/shop/${products[0].category}` : '/shop'}>
              Go to the shop
            </ButtonLink>
          }
        >
          Select “Compare” on two to five products in the shop.
        </EmptyState>
      )}
    </main>
  );
}
