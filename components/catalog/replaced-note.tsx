import { Link } from '@/components/ui/link';
import type { ListPage } from '@/lib/search/rules/list-page';
import { keepTogether } from '@/lib/shared/typography';

/** Says which product replaces an old part number that somebody searches for. */
export function ReplacedNote({
  typed,
  replacement: { name, href, sku },
}: {
  typed: string;
  replacement: NonNullable<ListPage['replacement']>;
}) {
  return (
    <p role="note" className="rounded-card border-l-4 border-accent bg-warn-ground p-3 wrap-anywhere">
      “{typed}” is an old part number. It is replaced by{' '}
      <Link href={href} className="font-semibold underline underline-offset-4">
        {keepTogether(name)}
      </Link>
      , SKU&nbsp;{sku}.
    </p>
  );
}
