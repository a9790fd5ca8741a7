import type { OrderReader } from '@/components/orders/shipments';
import { buttonClasses } from '@/components/ui/button';
import { hasLabel, lineNameOf, returnOutcomeNames, returnReasonNames } from '@/lib/orders/rules/return-lines';
import type { Order } from '@/lib/orders/schema/order';
import type { OrderReturn } from '@/lib/orders/schema/returns';
import { formatDate, type Clock } from '@/lib/shared/dates';
import { PhotoRow } from './photo-row';
import { ReturnBadge } from './return-badge';
import { RefundSums } from './refund-sums';
import { ReplacedUnits } from './replacement-links';
import { CancelReturn, ReturnSteps } from './return-steps';

/** The returns of an order: what comes back and why, what became of it, what was refunded, and what can be done next. */
export function OrderReturns({ order, clock, reader }: { order: Order; clock: Clock; reader: OrderReader }) {
  const { returns = [] } = order;
  if (returns.length === 0) return null;
  return (
    <section aria-labelledby="returns">
      <h2 id="returns" className="part-title mb-4">
        Returns
      </h2>
      <ul className="flex flex-col gap-4">
        {returns.map((each) => (
          <li key={each.id} className="flex flex-col gap-3 rounded-card border border-line p-4">
            <h3 className="flex flex-wrap items-center gap-2 text-lg">
              {each.number} <ReturnBadge status={each.status} />
              <span className="text-sm text-muted">{formatDate(each.at, clock)}</span>
            </h3>
            <ReturnLines order={order} found={each} />
            {each.why && <p className="whitespace-pre-line">{each.why}</p>}
            <ReplacedUnits order={order} found={each} reader={reader} />
            <Refund order={order} found={each} />
            {hasLabel(each) && each.status !== 'closed' && (
              <p className="no-print">
                <a
                  href={`/api/orders/${order.number}/returns/${each.id}/label`}
                  target="_blank"
                  className={buttonClasses('secondary', 'sm')}
                >
                  Return label (PDF)
                </a>
              </p>
            )}
            {reader === 'staff' ? (
              <ReturnSteps order={order} found={each} />
            ) : (
              <CancelReturn order={order} found={each} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function ReturnLines({ order, found }: { order: Order; found: OrderReturn }) {
  const isDecided = found.status !== 'requested' && found.lines.some(({ approved }) => approved > 0);
  return (
    <ul className="flex flex-col gap-2">
      {found.lines.map(({ sku, quantity, approved, reason, note, photos }) => (
        <li key={sku}>
          {quantity} × {lineNameOf(order, sku)}, {sku}
          <span className="block text-sm text-muted">
            {returnReasonNames[reason]}
            {note && `: ${note}`}
            {isDecided && approved < quantity && `. ${approved} approved`}
            {found.inspection
              .filter((units) => units.sku === sku)
              .map(({ quantity: units, outcome }) => `. ${units}: ${returnOutcomeNames[outcome]}`)}
            {(found.repairs ?? [])
              .flatMap(({ units }) => units.filter((unit) => unit.sku === sku))
              .map(
                ({ quantity: units, outcome }) => `. After repair ${units}: ${returnOutcomeNames[outcome]}`,
              )}
          </span>
          <PhotoRow number={order.number} photos={photos} />
        </li>
      ))}
    </ul>
  );
}

function Refund({ order, found: { refund } }: { order: Order; found: OrderReturn }) {
  if (!refund) return null;
  return (
    <div>
      <RefundSums order={order} credits={refund.credits} />
      {refund.reason && <p className="mt-2 text-sm text-muted">{refund.reason}</p>}
    </div>
  );
}
