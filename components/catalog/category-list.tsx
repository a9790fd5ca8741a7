import { Link } from '@/components/ui/link';
import { classNames } from '@/components/ui/class-names';
import type { CategoryRow } from '@/lib/search/rules/filter-groups';
import { formatNumber } from '@/lib/shared/formats';

/** Links to the categories, each with the number of its products. */
export function CategoryList({ rows }: { rows: CategoryRow[] }) {
  return (
    <nav aria-label="Categories" className="border-b border-line pb-3">
      <ul>
        {rows.map(({ name, href, isCurrent, level, count, more }) => (
          <li key={href} className={classNames(level === 2 && 'ml-4', level === 3 && 'ml-8')}>
            <Link
              href={href}
              prefetch={false}
              aria-current={isCurrent ? 'page' : undefined}
              className="category-link"
            >
              {name}
              <span className="figures text-sm text-muted">
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
