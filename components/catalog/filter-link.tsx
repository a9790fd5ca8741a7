import { Link } from '@/components/ui/link';
import { formatNumber } from '@/lib/shared/formats';

/** One value of a filter: a link that adds or removes it, with the number of products that have it. */
export function FilterLink({
  label,
  href,
  chosen,
  count,
}: {
  label: string;
  href: string;
  chosen: boolean;
  count: number | null;
}) {
  return (
    <Link
      href={href}
      rel="nofollow"
      prefetch={false}
      scroll={false}
      className={chosen ? 'chosen' : undefined}
    >
      {label}
      {chosen && <span className="sr-only"> (selected, press to remove)</span>}
      {count !== null && <span>{formatNumber(count)}</span>}
    </Link>
  );
}
