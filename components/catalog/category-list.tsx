import Link from 'next/link';
import { classNames } from '@/components/ui/class-names';
import { ancestryOf, categoryTree } from '@/lib/catalog/rules/structure';
import type { CatalogStructure } from '@/lib/catalog/schema/structure';
import { shopHref, withoutFilters, type ShopView } from '@/lib/search/rules/shop-view';
import type { ShopFacets } from '@/lib/search/types';

const entry =
  'flex min-h-10 items-center justify-between gap-3 border-l-3 border-transparent pl-3 hover:text-link aria-[current=page]:border-accent aria-[current=page]:font-semibold';

/**
 * The categories with the number of products in each that match the search. Those below the first level show under the
 * category that is open.
 */
export function CategoryList({
  structure,
  view,
  counts,
}: {
  structure: CatalogStructure;
  view: ShopView;
  counts: ShopFacets['categories'];
}) {
  const first = counts.filter(({ slug }) =>
    structure.categories.some((category) => category.slug === slug && category.parent === null),
  );
  const open = new Set<string | null>([
    null,
    ...ancestryOf(structure, view.category ?? '').map(({ slug }) => slug),
  ]);
  const all = {
    count: first.reduce((sum, { count }) => sum + count, 0),
    more: first.some(({ more }) => more),
  };
  const none = { count: 0, more: false };
  const rows = [
    { slug: null, name: 'All tools', level: 1, ...all },
    ...categoryTree(structure)
      .filter(({ category }) => open.has(category.parent))
      .map(({ category: { slug, name }, level }) => ({
        ...(counts.find((one) => one.slug === slug) ?? none),
        slug,
        name,
        level,
      })),
  ];
  return (
    <nav aria-label="Categories" className="border-b border-line pb-3">
      <ul>
        {rows.map(({ slug, name, level, count, more }) => (
          <li key={slug} className={classNames(level === 2 && 'ml-4', level === 3 && 'ml-8')}>
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
