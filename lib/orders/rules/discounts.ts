import { discountLabel } from '../../discounts/rules/offer';
import type { AppliedDiscount } from '../../discounts/schema';
import type { MinorUnits } from '../../shared/money';
import type { Order, Totals } from '../schema/order';
import { isCollected } from './places';
import { deliveryPrice, taxRows } from './totals';

/** Whether the price of delivery is waived. */
export function hasFreeDelivery(discounts: Pick<AppliedDiscount, 'kind'>[]): boolean {
  return discounts.some(({ kind }) => kind === 'free-delivery');
}

/** The discounts of an order with what each saves; one that saves nothing is left out. */
export function savedBy(
  discounts: AppliedDiscount[],
  { shippingDiscount = 0 }: Pick<Totals, 'shippingDiscount'>,
): AppliedDiscount[] {
  return discounts
    .map((one) => (one.kind === 'free-delivery' ? { ...one, amount: shippingDiscount } : one))
    .filter(({ amount }) => amount > 0);
}

/** A sum of an order; `isFree` where delivery costs nothing. */
export type TotalRow = { label: string; amount: MinorUnits; isFree?: boolean };

/** The sums of an order above its total: they add up to it, discounts being negative. */
export function totalRows(order: Pick<Order, 'totals' | 'discounts' | 'delivery'>): TotalRow[] {
  const { totals, discounts = [] } = order;
  const rowOf = (discount: AppliedDiscount) => ({
    label: `Discount: ${discountLabel(discount)}`,
    amount: -discount.amount,
  });
  const delivery = deliveryPrice(totals);
  return [
    { label: 'Subtotal', amount: totals.subtotal },
    ...discounts.filter(({ kind }) => kind !== 'free-delivery').map(rowOf),
    { label: isCollected(order) ? 'Collection' : 'Delivery', amount: delivery, isFree: delivery === 0 },
    ...discounts.filter(({ kind }) => kind === 'free-delivery').map(rowOf),
    ...taxRows(totals),
  ];
}
