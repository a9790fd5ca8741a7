import { formatDay } from '../../shared/dates';
import { formatMoney } from '../../shared/money';
import type { Discount, DiscountFilters, DiscountKind } from '../schema';
import { formatNumber } from '../../shared/formats';

/** The path of the discounts in the dashboard. */
export const discountsPath = '/dashboard/discounts';

export const combiningRule =
  'An order gets one discount on its goods, the one that saves most, and free delivery besides. A code never adds to another discount on the goods.';

export const discountKindNames: Record<DiscountKind, string> = {
  percent: 'Percent off',
  amount: 'Amount off',
  'free-delivery': 'Free delivery',
};

type Money = { currency: string; locale: string };

/** What a discount gives: "10% off", "$20.00 off", "Free delivery". */
export function describeValue({ kind, value }: Pick<Discount, 'kind' | 'value'>, money: Money): string {
  if (kind === 'free-delivery') return discountKindNames[kind];
  return `${kind === 'percent' ? `${value}%` : formatMoney(value, money.currency, money.locale)} off`;
}

/** The days on which a discount is valid: "Nov 1, 2026 to Nov 30, 2026", "Always". */
export function describeDays({ from, to }: Pick<Discount, 'from' | 'to'>, locale: string): string {
  if (from && to) return `${formatDay(from, locale)} to ${formatDay(to, locale)}`;
  if (from) return `From ${formatDay(from, locale)}`;
  return to ? `Until ${formatDay(to, locale)}` : 'Always';
}

/** The uses of a discount: "12 of 100", "12". */
export function describeUses({ used, maxUses }: Pick<Discount, 'used' | 'maxUses'>, locale: string): string {
  const count = formatNumber(used, 3, locale);
  return maxUses === null ? count : `${count} of ${formatNumber(maxUses, 3, locale)}`;
}

/** The address of the list of discounts with these filters. */
export function discountsHref(filters: DiscountFilters & { page?: number }): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) {
    if (value && !(name === 'page' && value === 1)) query.set(name, String(value));
  }
  return query.size ? `${discountsPath}?${query}` : discountsPath;
}
