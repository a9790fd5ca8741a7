import { estimateText } from '@/lib/delivery/rules/dates';
import type { PartsListPlan, PartsListTotals } from '@/lib/parts-lists/schema';
import { formatMoney } from '@/lib/shared/money';

const Row = ({ label, value }: { label: string; value: string }) => (
  <div className="flex justify-between gap-4 py-1">
    <dt>{label}</dt>
    <dd className="figures text-right">{value}</dd>
  </div>
);

function deliveryText({ delivery }: PartsListTotals, money: (amount: number) => string): string {
  if (!delivery) return 'Not included';
  return `${delivery.charge === 0 ? 'Free' : money(delivery.charge)} by ${delivery.name}`;
}

/** What the cart costs, what it saves against the list as it is, and what the proposals would still save. */
export function PlanTotals({ plan, goal }: { plan: PartsListPlan; goal: 'cheapest' | 'fastest' }) {
  const { listed, cart, best, currency, place } = plan;
  if (!listed || !cart || !best) return null;
  const money = (amount: number) => formatMoney(amount, currency);
  const saved = listed.total - cart.total;
  const more = cart.total - best.total;
  const sooner = listed.days - cart.days;
  const soonest = cart.days - best.days;
  return (
    <>
      <dl className="max-w-md">
        <Row label="The list as it is" value={money(listed.total)} />
        <Row label="Goods" value={money(cart.goods)} />
        <Row label={place ? `Delivery to ${place.label}` : 'Delivery'} value={deliveryText(cart, money)} />
        {cart.delivery && <Row label="Expected" value={estimateText(cart.delivery.estimate)} />}
        <Row label="This cart" value={money(cart.total)} />
      </dl>
      <p role="status" className="text-lg font-semibold">
        {saved > 0 && <span className="text-good">{`You save ${money(saved)}. `}</span>}
        {saved < 0 && `It costs ${money(-saved)} more than the list as it is. `}
        {goal === 'fastest' && sooner > 0 && `It arrives ${sooner} working days sooner. `}
        {saved === 0 && sooner <= 0 && 'This cart is the list as it is. '}
        {goal === 'cheapest' && more > 0 && `All proposals together would save ${money(more)} more.`}
        {goal === 'fastest' && soonest > 0 && `All proposals together: ${soonest} working days sooner.`}
      </p>
      <p className="text-sm text-muted">
        Before discounts and tax{place ? '' : ', and without delivery: enter where it goes'}. What your cart
        holds already is not counted.
        {!plan.isProven && ' The list has very many combinations: there may be a slightly better one.'}
      </p>
    </>
  );
}
