import { orderStatuses, statusName } from '@/lib/orders/rules/status';
import type { OrderStatus } from '@/lib/orders/rules/status';
import type { Order } from '@/lib/orders/schema/order';
import { formatDateTime, type Clock } from '@/lib/shared/dates';

const eventNames = new Map([
  ['return requested', 'Return requested'],
  ['return refused', 'Return refused'],
  ['return approved', 'Return approved'],
  ['return cancelled', 'Return cancelled'],
  ['return received', 'Return received'],
  ['return inspected', 'Return inspected'],
  ['return refunded', 'Return refunded'],
  ['return closed', 'Return closed'],
  ['return replaced', 'Return to be replaced'],
  ['repair done', 'Repair done'],
  ['replacement placed', 'Replacement ordered'],
  ['replacement failed', 'Replacement out of stock'],
  ['replacement cancelled', 'Replacement cancelled'],
  ['paid', 'Payment received'],
  ['authorized', 'Card authorized'],
  ['captured', 'Card charged'],
  ['voided', 'Authorization released'],
  ['payment received', 'Payment received'],
  ['surplus payment', 'Payment not needed'],
  ['refund requested', 'Refund decided'],
  ['disputed', 'Payment disputed'],
  ['payment updated', 'Payment updated'],
  ['refunded', 'Payment refunded'],
  ['paid undone', 'Payment undone'],
  ['refunded undone', 'Refund undone'],
  ['delivered undone', 'Delivery undone'],
  ['message sent', 'Message from the shop'],
  ['edited', 'Order changed'],
  ['partly shipped', 'Partly shipped'],
  ['shipment undone', 'Shipment undone'],
  ['rest cancelled', 'Rest cancelled'],
  ['backorder arrived', 'Backorder arrived'],
  ['backorder postponed', 'Backorder expected on another day'],
]);

const isStatus = (what: string): what is OrderStatus => orderStatuses.some((state) => state === what);
const nameOf = (what: string, order: Pick<Order, 'delivery'>) =>
  isStatus(what) ? statusName(what, order) : (eventNames.get(what) ?? what);

/** The history of an order, the latest event first; `showBy` adds who caused each. */
export function OrderTimeline({
  order,
  clock,
  showBy = false,
}: {
  order: Pick<Order, 'history' | 'delivery'>;
  clock: Clock;
  showBy?: boolean;
}) {
  return (
    <ol className="ml-1.5">
      {order.history.toReversed().map((event, index) => (
        <li
          key={index}
          // The line runs from the center of one dot to the center of the next.
          className="relative pb-5 pl-[1.375rem] not-last:before:absolute not-last:before:top-3 not-last:before:-bottom-3 not-last:before:left-0 not-last:before:w-0.5 not-last:before:bg-line last:pb-0"
        >
          <span
            aria-hidden
            className={`absolute top-1.5 -left-[0.3125rem] size-3 rounded-full ${index === 0 ? 'bg-accent' : 'bg-line-strong'}`}
          />
          <p className="font-semibold">{nameOf(event.what, order)}</p>
          <p className="text-sm text-muted">
            <time dateTime={event.at}>{formatDateTime(event.at, clock)}</time>
            {showBy && `, by ${event.by}`}
          </p>
          {event.why && <p className="mt-1 whitespace-pre-line">{event.why}</p>}
        </li>
      ))}
    </ol>
  );
}
