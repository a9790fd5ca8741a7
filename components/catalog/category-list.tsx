import Link from 'next/link';
import { categories } from '@/lib/catalog/rules/categories';
import { shopHref, withoutFilters, type ShopView } from '@/lib/search/rules/shop-view';
import type { ShopFacets } from '@/lib/search/types';

const entry =
  'flex min-h-10 items-center justify-between gap-3 border-l-3 border-transparent pl-3 hover:text-link aria-[current=page]:border-accent aria-[current=page]:font-semibold';

/** The categories with the number of products in each that match the search. */
export function CategoryList({ view, counts }: { view: ShopView; counts: ShopFacets['categories'] }) {
  const all = {
    count: counts.reduce((sum, { count }) => sum + count, 0),
    more: counts.some(({ more }) => more),
  };
  const none = { count: 0, more: false };
  const rows = [
    { slug: null, name: 'All tools', ...all },
    ...categories.map(({ slug, name }) => ({
      ...(counts.find((one) => one.slug === slug) ?? none),
      slug,
      name,
    })),
  ];
  return (
    <nav aria-label="Categories" className="border-b border-line pb-3">
      <ul>
        {rows.map(({ slug, name, count, more }) => (
          <li key={name}>
            <Link
              href={shopHref(withoutFilters(view), { category: slug })}
              prefetch={false}
              aria-current={view.category === slug ? 'page' : undefined}
              className={entry}
            >
              {name}
              <span className="figures text-sm text-muted">
                {count.toLocaleString('en-US')}
                {more && '+'}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
