import { Link } from '@/components/ui/link';
import type { BlanketOrder } from '@/lib/blanket-orders/schema';
import { formatDate, type Clock } from '@/lib/shared/dates';
import { formatNumber } from '@/lib/shared/formats';

/** The orders that were called off, the latest first. */
export function CallOffList({
  callOffs,
  orderHref,
  clock,
}: {
  callOffs: BlanketOrder['callOffs'];
  orderHref: string;
  clock: Clock;
}) {
  return (
    <section aria-labelledby="call-offs">
      <h2 id="call-offs" className="mb-3 text-2xl">
        Call-offs
      </h2>
      {callOffs.length === 0 && <p className="text-muted">Nothing was called off yet.</p>}
      <ul className="flex flex-col gap-3">
        {callOffs.toReversed().map(({ order, at, by, lines }) => (
          <li key={at + by} className="border-l-4 border-line-strong pl-3">
            <p className="font-semibold">
              {order ? (
                <Link href={`${orderHref}/${order}`} className="underline underline-offset-4">
                  Order {order}
                </Link>
              ) : (
                'Being placed'
              )}
            </p>
            <p className="text-sm text-muted">
              <time dateTime={at}>{formatDate(at, clock)}</time>, by {by}
            </p>
            <p className="wrap-anywhere">
              {lines
                .map(({ sku, quantity }) => `${formatNumber(quantity, 3, clock.locale)} × ${sku}`)
                .join(', ')}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
