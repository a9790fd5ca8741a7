import { Link } from '@/components/ui/link';
import type { ReactNode } from 'react';
import { PriceChanges } from '@/components/checkout/price-changes';
import { OrderLines } from '@/components/orders/order-lines';
import type { ApprovalRequest } from '@/lib/approvals/schema';
import { addressLines } from '@/lib/orders/rules/places';
import { paymentMethodNames } from '@/lib/orders/rules/payments';
import type { PriceChange } from '@/lib/orders/rules/price-changes';
import type { PaymentMethod } from '@/lib/orders/schema/payment';
import { formatDateTime, type Clock } from '@/lib/shared/dates';
import { ApprovalBadge } from './approval-badge';

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="wrap-anywhere">
      <h2 className="mb-1 text-lg">{title}</h2>
      {children}
    </section>
  );
}

/** A request for approval: who asks why, what is to be ordered, what has changed since, and what has happened. */
export function RequestView({
  request,
  present,
  countries,
  clock,
  children,
}: {
  request: ApprovalRequest;
  /** What is otherwise now, for who decides. */
  present?: { changes: PriceChange[]; problems: Record<string, string>; problem: string };
  countries: { code: string; name: string }[];
  clock: Clock;
  /** What the reader can do. */
  children?: ReactNode;
}) {
  const { requester, company, status, reason, note, address, payment, approvers, history, order } = request;
  const short = request.lines.filter(({ sku }) => present?.problems[sku]);
  return (
    <div className="flex flex-col gap-8">
      <div>
        <h1 className="text-4xl wrap-anywhere">Request of {requester.name}</h1>
        <p className="mt-3 flex flex-wrap items-center gap-3">
          <ApprovalBadge status={status} />
          {order && (
            <Link href={`/dashboard/myOrders/${order}`} className="underline underline-offset-4">
              Order {order}
            </Link>
          )}
        </p>
        <p className="mt-3 wrap-anywhere">
          For {company.name}. {reason}.
        </p>
        {note && <p className="mt-3 border-l-4 border-accent bg-surface px-4 py-2 wrap-anywhere">{note}</p>}
      </div>
      {present && present.changes.length > 0 && (
        <PriceChanges changes={present.changes} caption="Prices have changed since this was requested" />
      )}
      {present && (present.problem || short.length > 0) && (
        <div role="alert" className="rounded-card bg-bad-ground p-4 text-bad">
          {present.problem && <p className="font-semibold">{present.problem}</p>}
          <ul>
            {short.map(({ sku, name }) => (
              <li key={sku}>
                {name}: {present.problems[sku]}
              </li>
            ))}
          </ul>
        </div>
      )}
      <OrderLines order={request} />
      {children}
      <div className="grid gap-6 sm:grid-cols-2">
        <Part title="Delivery">
          <p>{request.delivery.name}</p>
          {addressLines(address, countries).map((line, index) => (
            <p key={index}>{line}</p>
          ))}
        </Part>
        <Part title="Payment">
          <p>{paymentMethodNames[payment.method as PaymentMethod]}</p>
          {payment.purchaseOrder && <p>Purchase order {payment.purchaseOrder}</p>}
        </Part>
        <Part title="Approvers">
          <ol>
            {approvers.map(({ name, done }, index) => (
              <li key={index}>
                {name}
                {done ? ': approved' : ''}
              </li>
            ))}
          </ol>
        </Part>
        <Part title="History">
          <ol className="flex flex-col gap-2">
            {history.map(({ what, by, at, why }, index) => (
              <li key={index}>
                <span className="font-semibold">{what}</span>
                <span className="block text-sm text-muted">
                  <time dateTime={at}>{formatDateTime(at, clock)}</time>, by {by}
                </span>
                {why && <span className="block">{why}</span>}
              </li>
            ))}
          </ol>
        </Part>
      </div>
    </div>
  );
}
