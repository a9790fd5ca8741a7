import { Link } from '@/components/ui/link';
import type { CategoryRow } from '@/lib/search/rules/filter-groups';
import { shopHref, withoutFilters, type ShopView } from '@/lib/search/rules/shop-view';
import { formatNumber } from '@/lib/shared/formats';

/** Links to the categories, each with the number of its products. */
export function CategoryList({ view, rows }: { view: ShopView; rows: CategoryRow[] }) {
  const plain = withoutFilters(view);
  return (
    <nav aria-label="Categories" className="category-list">
      <ul>
        {rows.map(({ slug, name, level, count, more }) => (
          <li key={slug} data-level={level > 1 ? level : undefined}>
            <Link
              href={shopHref(plain, { category: slug })}
              prefetch={false}
              aria-current={view.category === slug ? 'page' : undefined}
            >
              {name}
              <span>
                {formatNumber(count)}
                {more && '+'}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
