import { Card } from '@/components/ui/card';
import type { Cart, PunchoutView } from '@/lib/cart/schema';
import { formatMoney } from '@/lib/shared/money';
import { ReturnButtons } from './return-buttons';
import { formatNumber } from '@/lib/shared/formats';

/** The sum of a cart that goes back to a purchasing system, in the place of the checkout. */
export function ReturnCard({
  cart: { lines, count, subtotal, currency, ready },
  punchout: { company, operation },
}: {
  cart: Cart;
  punchout: PunchoutView;
}) {
  const isWrong = lines.length > 0 && !ready;
  return (
    <Card>
      <h2 className="text-xl">For {company}</h2>
      <dl className="figures mt-4 flex justify-between text-lg [&>dd]:font-semibold">
        <dt>
          Subtotal{' '}
          <span className="text-muted">({count === 1 ? '1 item' : `${formatNumber(count)} items`})</span>
        </dt>
        <dd aria-live="polite">{formatMoney(subtotal, currency)}</dd>
      </dl>
      <p className="mt-2 text-sm text-muted">
        {operation === 'inspect'
          ? 'Your purchasing system only shows this cart: changes are not taken.'
          : 'Your purchasing system orders. Delivery and tax are added to its order.'}
      </p>
      {isWrong && (
        <p role="status" className="mt-4 text-sm font-medium text-warn">
          Something above can’t be bought as it stands: change its quantity or remove it.
        </p>
      )}
      <ReturnButtons ready={ready} />
    </Card>
  );
}
