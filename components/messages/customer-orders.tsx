import { Link } from '@/components/ui/link';
import { StatusBadge } from '@/components/orders/status-badge';
import { orderListHref } from '@/lib/orders/rules/list-href';
import type { OrderRow } from '@/lib/orders/schema/order';
import { formatDate, type Clock } from '@/lib/shared/dates';
import { formatMoney } from '@/lib/shared/money';
import { formatNumber } from '@/lib/shared/formats';

const maxShown = 5;

/** The latest orders of the account with the sender's verified email; `orders` is null without such an account. */
export function CustomerOrders({
  email,
  signedIn,
  orders,
  clock,
}: {
  email: string;
  signedIn: boolean;
  orders: { rows: OrderRow[]; total: number } | null;
  clock: Clock;
}) {
  return (
    <section aria-labelledby="orders">
      <h2 id="orders" className="mb-3 text-2xl">
        Orders
      </h2>
      {!signedIn && orders && (
        <p className="mb-3 rounded-card bg-warn-ground p-3 text-sm text-warn">
          The sender was not signed in: anyone can enter this email in the form.
        </p>
      )}
      {!orders && <p className="text-muted">No account has this email and has verified it.</p>}
      {orders?.total === 0 && <p className="text-muted">No orders yet.</p>}
      <ul className="flex flex-col gap-2">
        {orders?.rows.slice(0, maxShown).map((row) => (
          <li key={row.id} className="rounded-card border border-line bg-surface p-3 text-sm">
            <p className="flex flex-wrap items-center justify-between gap-2">
              <Link
                href={`/dashboard/manageOrder/${row.number}`}
                className="font-semibold underline underline-offset-4"
              >
                {row.number}
              </Link>
              <StatusBadge order={row} />
            </p>
            <p className="mt-1 flex justify-between gap-2 text-muted">
              <time dateTime={row.placedAt}>{formatDate(row.placedAt, clock)}</time>
              <span className="figures">{formatMoney(row.total, row.currency)}</span>
            </p>
          </li>
        ))}
      </ul>
      {orders && orders.total > maxShown && (
        <Link
          href={orderListHref('/dashboard/manageOrder', { q: email })}
          className="mt-3 inline-block underline underline-offset-4"
        >
          All {formatNumber(orders.total)} orders
        </Link>
      )}
    </section>
  );
}
