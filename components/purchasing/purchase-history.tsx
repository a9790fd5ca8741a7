import type { PurchaseOrder } from '@/lib/purchasing/schema/orders';
import { formatDateTime, type Clock } from '@/lib/shared/dates';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What happened to a purchase order, the latest first. */
export function PurchaseHistory({ history, clock }: { history: PurchaseOrder['history']; clock: Clock }) {
  return (
    <ol className="flex flex-col gap-3">
      {history.toReversed().map((event, index) => (
        <li key={index} className="border-l-4 border-line-strong pl-3">
          <p className="font-semibold">{capital(event.what)}</p>
          <p className="text-sm text-muted">
            <time dateTime={event.at}>{formatDateTime(event.at, clock)}</time>, by {event.by}
          </p>
          {event.why && <p className="mt-1 wrap-anywhere whitespace-pre-line">{event.why}</p>}
        </li>
      ))}
    </ol>
  );
}
