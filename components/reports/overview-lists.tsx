import { Link } from '@/components/ui/link';
import type { Shop } from '@/lib/settings/schema/shop';
import { formatMoney } from '@/lib/shared/money';
import { formatNumber } from '@/lib/shared/formats';

type Entry = { key: string; name: string; href: string; figure: string };

/** A short ranking under a heading that leads to the whole list. */
function Ranking({
  title,
  more,
  empty,
  entries,
}: {
  title: string;
  more: string;
  empty: string;
  entries: Entry[];
}) {
  return (
    <section aria-label={title} className="rounded-card border border-line bg-surface p-4">
      <h2 className="text-2xl">
        <Link href={more} className="underline decoration-line-strong underline-offset-4">
          {title}
        </Link>
      </h2>
      {entries.length === 0 && <p className="mt-2 text-muted">{empty}</p>}
      <ol className="mt-2">
        {entries.map(({ key, name, href, figure }) => (
          <li key={key} className="flex justify-between gap-4 border-b border-line py-2 last:border-0">
            <Link href={href} className="min-w-0 break-words underline-offset-4 hover:underline">
              {name}
            </Link>
            <span className="figures shrink-0 text-muted">{figure}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

type Props = {
  /** Left out for people who may not see reports. */
  bestSellers?: { productId: string; name: string; units: number; net: number }[];
  /** Left out for people who may not see searches. */
  searches?: { term: string; typed: string; count: number }[];
  /** The report of the best sellers. */
  productsHref: string;
  shop: Pick<Shop, 'currency' | 'locale'>;
};

/** The best sellers of the last 30 days, and the searches that most often found nothing. */
export function OverviewLists({ bestSellers, searches, productsHref, shop: { currency, locale } }: Props) {
  return (
    <div className="mt-8 grid items-start gap-4 lg:grid-cols-2">
      {bestSellers && (
        <Ranking
          title="Best sellers, 30 days"
          more={productsHref}
          empty="Nothing was sold."
          entries={bestSellers.map(({ productId, name, units, net }) => ({
            key: productId,
            name,
            href: `/dashboard/manageProduct/${productId}`,
            figure: `${formatNumber(units, 3, locale)} × · ${formatMoney(net, currency, locale)}`,
          }))}
        />
      )}
      {searches && (
        <Ranking
          title="Searches without a result"
          more="/dashboard/searches"
          empty="Every search found something."
          entries={searches.map(({ term, typed, count }) => ({
            key: term,
            name: typed,
            href: `/shop?q=${encodeURIComponent(typed)}`,
            figure: `${formatNumber(count, 3, locale)} times`,
          }))}
        />
      )}
    </div>
  );
}
