import { discountLabel } from '../../discounts/rules/offer';
import type { AppliedDiscount } from '../../discounts/schema';
import { formatMoney } from '../../shared/money';
import type { Delivery, OrderBlanketOrder, OrderLine, OrderQuote, Totals } from '../schema/order';
import { deliveryPrice } from './totals';

/** An order with everything that the shop computes. */
export type PricedOrder = {
  lines: OrderLine[];
  totals: Totals;
  delivery: Delivery;
  discounts?: AppliedDiscount[];
  /** The quote that fixes the prices of the goods. */
  quote?: OrderQuote;
  /** The blanket order that fixes the prices of the goods. */
  blanketOrder?: OrderBlanketOrder;
};

/** One amount or rate that has changed; `field` is the SKU of a line, or what else it is about. */
export type PriceChange = { field: string; label: string; from: string; to: string };

/** The prices of the last step of a checkout, the moment until which they hold, and what an earlier review had shown otherwise. */
export type ReviewedPrices = Pick<PricedOrder, 'lines' | 'totals' | 'discounts'> & {
  until: string;
  changes: PriceChange[];
};

type Change = Omit<PriceChange, 'from' | 'to'> & { from: number; to: number };

const isChanged = ({ from, to }: { from: unknown; to: unknown }) => from !== to;

const lineName = ({ name, color, size }: OrderLine) => [name, color, size].filter(Boolean).join(', ');

/** The lines of both, in pairs. */
function pairsOf(reviewed: PricedOrder, current: PricedOrder): { was: OrderLine; is: OrderLine }[] {
  const before = new Map(reviewed.lines.map((line) => [line.sku, line]));
  return current.lines.flatMap((is) => {
    const was = before.get(is.sku);
    return was ? [{ was, is }] : [];
  });
}

function rateChanges(pairs: { was: OrderLine; is: OrderLine }[]): PriceChange[] {
  const percent = ({ taxBasisPoints }: OrderLine) => `${taxBasisPoints / 100}%`;
  const changes = pairs
    .map(({ was, is }) => ({
      field: is.sku,
      label: `Tax on ${lineName(is)}`,
      from: percent(was),
      to: percent(is),
    }))
    .filter(isChanged);
  const [first] = changes;
  const isSame = changes.every(({ from, to }) => from === first?.from && to === first.to);
  // Where every line has the same new rate, one sentence says it.
  if (first && isSame && changes.length === pairs.length)
    return [{ field: 'tax', label: 'Tax rate', from: first.from, to: first.to }];
  return changes;
}

function discountChanges({ discounts: before = [] }: PricedOrder, { discounts = [] }: PricedOrder): Change[] {
  const amountOf = (list: AppliedDiscount[], id: string) => list.find((one) => one.id === id)?.amount ?? 0;
  const all = new Map([...before, ...discounts].map((one) => [one.id, one]));
  return [...all.values()].map((one) => ({
    field: `discount ${one.code ?? one.title}`,
    label: `Discount: ${discountLabel(one)}`,
    from: 0 - amountOf(before, one.id),
    to: 0 - amountOf(discounts, one.id),
  }));
}

/**
 * What differs between the prices of a review and the present ones for the same goods, line by line: the price of a unit,
 * the tax rate, discounts, and delivery; then the tax and the total as amounts. Empty where nothing has changed.
 */
export function priceChanges(reviewed: PricedOrder, current: PricedOrder, locale = 'en-US'): PriceChange[] {
  const money = (amount: number) => formatMoney(amount, current.totals.currency, locale);
  const inWords = ({ from, to, ...change }: Change) => ({ ...change, from: money(from), to: money(to) });
  const pairs = pairsOf(reviewed, current);
  const prices = pairs.map(({ was, is }) => ({
    field: is.sku,
    label: is.quantity > 1 ? `${lineName(is)}, each` : lineName(is),
    from: was.unitPrice,
    to: is.unitPrice,
  }));
  const delivery = {
    field: 'delivery',
    label: 'Delivery',
    from: deliveryPrice(reviewed.totals),
    to: deliveryPrice(current.totals),
  };
  const [was, is] = [reviewed.totals, current.totals];
  const sums = [
    { field: 'tax', label: 'Tax', from: was.tax, to: is.tax },
    { field: 'total', label: 'Total', from: was.total, to: is.total },
  ];
  return [
    ...prices.filter(isChanged).map(inWords),
    ...rateChanges(pairs),
    ...[...discountChanges(reviewed, current), delivery, ...sums].filter(isChanged).map(inWords),
  ];
}

/** The changes as the fields of a failure: one sentence for each SKU, discount, delivery, tax and total. */
export function changeFields(changes: PriceChange[]): Record<string, string> {
  const fields = new Map<string, string>();
  for (const { field, label, from, to } of changes) {
    const earlier = fields.get(field);
    fields.set(field, `${earlier ? `${earlier}; ` : ''}${label}: ${from} → ${to}`);
  }
  return Object.fromEntries(fields);
}
