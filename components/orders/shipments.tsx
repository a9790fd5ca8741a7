import { Card } from '@/components/ui/card';
import { isTrackingLink, trackingText } from '@/lib/orders/rules/carriers';
import { isCollected } from '@/lib/orders/rules/places';
import { cancelledLines, unshippedLines } from '@/lib/orders/rules/shipments';
import type { Order, OrderLine } from '@/lib/orders/schema/order';
import type { Shipment } from '@/lib/orders/schema/shipment';
import { formatDateTime, type Clock } from '@/lib/shared/dates';
import { ShipmentActions } from './shipment-actions';

/** Who reads the page of an order. */
export type OrderReader = 'customer' | 'staff';

type Units = { sku: string; quantity: number };

function UnitList({ lines, units }: { lines: OrderLine[]; units: Units[] }) {
  return (
    <ul className="mt-2 text-sm">
      {units.map(({ sku, quantity }) => (
        <li key={sku}>
          {quantity} × {lines.find((line) => line.sku === sku)?.name ?? sku}{' '}
          <span className="text-muted">{sku}</span>
        </li>
      ))}
    </ul>
  );
}

function Tracking({ shipment }: { shipment: Shipment }) {
  const { carrier, tracking, trackingUrl } = shipment;
  const text = isTrackingLink(tracking)
    ? `Follow the parcel${carrier && ` at ${carrier}`}`
    : trackingText(shipment);
  if (!text) return null;
  return (
    <p className="text-sm wrap-break-word">
      {trackingUrl ? (
        <a
          href={trackingUrl}
          target="_blank"
          rel="noreferrer"
          className="font-semibold underline underline-offset-4"
        >
          {text}
        </a>
      ) : (
        <>Tracking: {text}</>
      )}
    </p>
  );
}

/** What has left of an order, shipment by shipment, and what is still to come. */
export function Shipments({ order, clock, reader }: { order: Order; clock: Clock; reader: OrderReader }) {
  const { lines, shipments, state } = order;
  if (shipments.length === 0) return null;
  const waiting = unshippedLines(order);
  const cancelled = cancelledLines(order);
  const allLines = order.original?.lines ?? lines;
  const isOne = shipments.length === 1 && waiting.length === 0 && cancelled.length === 0;
  return (
    <section aria-labelledby="shipments">
      <h2 id="shipments" className="part-title mb-4">
        {isCollected(order) ? 'Ready to collect' : 'Shipments'}
      </h2>
      <ol className="flex flex-col gap-3">
        {shipments.map((shipment, index) => (
          <li key={shipment.id}>
            <Card className="flex flex-wrap items-start justify-between gap-3">
              <div className="min-w-0">
                <h3 className="font-semibold">
                  {isOne ? 'Everything' : `Shipment ${index + 1}`}
                  <span className="ml-2 font-sans text-sm font-normal text-muted">
                    <time dateTime={shipment.at}>{formatDateTime(shipment.at, clock)}</time>
                    {reader === 'staff' && shipment.by && `, by ${shipment.by}`}
                  </span>
                </h3>
                <Tracking shipment={shipment} />
                {!isOne && <UnitList lines={allLines} units={shipment.lines} />}
              </div>
              {reader === 'staff' && (
                <ShipmentActions
                  number={order.number}
                  id={shipment.id}
                  canUndo={(state === 'confirmed' || state === 'shipped') && index === shipments.length - 1}
                />
              )}
            </Card>
          </li>
        ))}
      </ol>
      {waiting.length > 0 && (
        <div className="mt-4">
          <h3 className="font-semibold">Still to come</h3>
          <UnitList lines={lines} units={waiting} />
        </div>
      )}
      {cancelled.length > 0 && (
        <div className="mt-4">
          <h3 className="font-semibold">Cancelled</h3>
          <UnitList lines={allLines} units={cancelled} />
        </div>
      )}
    </section>
  );
}
