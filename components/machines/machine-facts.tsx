import { Link } from '@/components/ui/link';
import type { ReactNode } from 'react';
import type { Machine } from '@/lib/machines/schema';
import { formatDay } from '@/lib/shared/dates';
import { ServiceDay } from './machine-table';

const linkClasses = 'text-link underline underline-offset-4';

/** What is known about a machine, and what has replaced its product. */
export function MachineFacts({ machine, locale }: { machine: Machine; locale: string }) {
  const { slug, sku, serialNumber, purchasedOn, place, order, note, successor } = machine;
  const facts: [string, ReactNode][] = [
    [
      'Product',
      slug ? (
        <Link href={`/product/${slug}`} className={linkClasses}>
          {sku}
        </Link>
      ) : (
        `${sku}, no longer sold`
      ),
    ],
    ['Serial number', serialNumber],
    ['Place', place],
    ['Purchased', purchasedOn && formatDay(purchasedOn, locale)],
    [
      'Order',
      order && (
        <Link href={`/dashboard/myOrders/${order}`} className={linkClasses}>
          {order}
        </Link>
      ),
    ],
    ['Next service', machine.serviceOn && <ServiceDay key="service" machine={machine} locale={locale} />],
    [
      'Replaced by',
      successor && (
        <Link href={`/product/${successor.slug}`} className={linkClasses}>
          {successor.name}
        </Link>
      ),
    ],
  ];
  return (
    <div className="flex flex-col gap-3">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5">
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name} className="contents">
                <dt className="text-muted">{name}</dt>
                <dd className="wrap-anywhere">{value}</dd>
              </div>
            ),
        )}
      </dl>
      {note && <p className="max-w-prose whitespace-pre-line wrap-anywhere">{note}</p>}
    </div>
  );
}
