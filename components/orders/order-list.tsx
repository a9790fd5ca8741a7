import { Picture } from '@/components/ui/picture';
import { Link } from '@/components/ui/link';
import { Badge } from '@/components/ui/badge';
import type { OrderRow } from '@/lib/orders/schema/order';
import { formatDate, type Clock } from '@/lib/shared/dates';
import { formatMoney } from '@/lib/shared/money';
import { StatusBadge } from './status-badge';
import { formatNumber } from '@/lib/shared/formats';

/** A customer's orders, each with pictures of what was bought. */
export function OrderList({ rows, clock }: { rows: OrderRow[]; clock: Clock }) {
  return (
    <ul className="flex flex-col gap-4">
      {rows.map((row) => (
        <li
          key={row.id}
          className="relative flex flex-col gap-4 rounded-card border border-line bg-surface p-4 hover:border-line-strong sm:flex-row sm:items-center"
        >
          <div className="flex shrink-0 gap-2 sm:w-52">
            {row.pictures.map((picture, index) => (
              <Picture
                key={index}
                src={picture}
                alt=""
                width={64}
                height={64}
                className="size-16 rounded-card bg-picture object-contain"
              />
            ))}
          </div>
          <div className="min-w-0 grow">
            <h2 className="text-lg">
              <Link
                href={`/dashboard/myOrders/${row.number}`}
                className="underline-offset-4 after:absolute after:inset-0 hover:underline"
              >
                Order {row.number}
              </Link>
            </h2>
            <p className="line-clamp-2 text-sm text-muted sm:line-clamp-1">{row.names.join(' · ')}</p>
            <p className="mt-1 flex flex-wrap items-center gap-2 text-sm">
              <time dateTime={row.placedAt}>{formatDate(row.placedAt, clock)}</time>
              <StatusBadge order={row} />
              {row.returnRequested && <Badge tone="warn">Return requested</Badge>}
            </p>
          </div>
          <p className="figures text-lg font-semibold sm:text-right">
            {formatMoney(row.total, row.currency)}
            <span className="block text-sm font-normal text-muted">
              {row.units === 1 ? '1 unit' : `${formatNumber(row.units)} units`}
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}
