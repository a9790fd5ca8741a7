import { taxStoriesOf, taxesOf } from '@/lib/orders/rules/taxes';
import type { Order } from '@/lib/orders/schema/order';
import { formatMoney } from '@/lib/shared/money';
import { taxEntryLabel, taxReasonText } from '@/lib/taxes/rules/describe';

/** For staff: the taxes of an order by rate, and which rule or certificate decided about each line. */
export function OrderTaxes({ order, locale }: { order: Order; locale: string }) {
  const { currency, taxRounding } = order.totals;
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const stories = taxStoriesOf(order.lines);
  return (
    <section aria-labelledby="taxes">
      <h2 id="taxes" className="mb-4 text-2xl">
        Taxes
      </h2>
      <ul className="flex flex-col gap-1">
        {taxesOf(order).map((entry) => (
          <li
            key={`${entry.basisPoints} ${entry.reason ?? ''}`}
            className="flex flex-wrap justify-between gap-x-4"
          >
            <span>
              {entry.reason ? taxReasonText(entry) : taxEntryLabel(entry)} on {money(entry.net)}
            </span>
            <span className="figures">{money(entry.tax)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-muted">
        Rounded half up {taxRounding === 'line' ? 'on each line' : 'once for each rate'}.
      </p>
      {stories.length > 0 ? (
        <dl className="mt-3 flex flex-col gap-2 border-t border-line pt-3">
          {stories.map(({ story, skus }) => (
            <div key={story}>
              <dt>{story}</dt>
              <dd className="text-sm wrap-anywhere text-muted">{skus.join(', ')}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className="mt-2 text-sm text-muted">
          The order is older than the record of what decided about its tax.
        </p>
      )}
    </section>
  );
}
