import { buttonClasses } from '@/components/ui/button';
import type { BlanketOrder } from '@/lib/blanket-orders/schema';
import { formatDay, type Clock } from '@/lib/shared/dates';
import { AgreedLines } from './agreed-lines';
import { CallOffForm } from './call-off-form';
import { CallOffList } from './call-off-list';

/** A blanket order as members of its company see it. */
export function OwnBlanketOrder({
  order,
  mayCallOff,
  clock,
}: {
  order: BlanketOrder;
  mayCallOff: boolean;
  clock: Clock;
}) {
  const { number, company, purchaseOrder, from, until, terms, lines, currency, callOffs, status } = order;
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-col gap-1">
        <p className="wrap-anywhere">
          For <strong>{company.name}</strong>, your purchase order {purchaseOrder}
        </p>
        <p className="text-muted">
          From {formatDay(from, clock.locale)} until {formatDay(until, clock.locale)}, at fixed prices
        </p>
        <p className="mt-2">
          <a
            href={`/api/blanket-orders/${number}/pdf`}
            target="_blank"
            className={buttonClasses('secondary')}
          >
            Blanket order (PDF)
          </a>
        </p>
      </div>
      <AgreedLines lines={lines} currency={currency} locale={clock.locale} />
      {status === 'active' && mayCallOff && <CallOffForm order={order} locale={clock.locale} />}
      {terms && (
        <section aria-labelledby="terms">
          <h2 id="terms" className="mb-2 text-2xl">
            Terms
          </h2>
          <p className="wrap-anywhere whitespace-pre-line">{terms}</p>
        </section>
      )}
      <CallOffList callOffs={callOffs} orderHref="/dashboard/myOrders" clock={clock} />
    </div>
  );
}
