import { setting } from '../../platform/env';
import { formatMoney } from '../../shared/money';
import type { Shop } from '../../settings/schema/shop';
import { minCardTotal } from '../rules/payments';
import type { PaymentMethod, PaymentOffer } from '../schema/payment';

/** Whether the shop takes cards: it has the keys of their provider. */
export const takesCards = (): boolean =>
  Boolean(setting('STRIPE_SECRET_KEY') && setting('STRIPE_WEBHOOK_SECRET'));

/** Whether card payments are only tests: no money moves. */
const isCardTest = (): boolean => !setting('STRIPE_SECRET_KEY')?.includes('_live_');

/** The ways to pay that the shop offers, in the order in which they are shown. */
export function offeredPaymentMethods(_shop: Shop): PaymentMethod[] {
  return takesCards() ? ['card', 'invoice'] : ['invoice'];
}

/** What the checkout offers: the ways to pay, and whether cards are only tests. */
export const findPaymentOffer = (shop: Shop): PaymentOffer => ({
  methods: offeredPaymentMethods(shop),
  isCardTest: isCardTest(),
});

/** Why an order of this total can't be paid by a method, or null. */
export function paymentMethodProblem(method: PaymentMethod, total: number, shop: Shop): string | null {
  if (!offeredPaymentMethods(shop).includes(method)) return 'This way to pay is not offered. Choose another.';
  if (method === 'card' && total < minCardTotal) {
    const least = formatMoney(minCardTotal, shop.currency, shop.locale);
    return `Orders of less than ${least} can’t be paid by card. Choose another way to pay.`;
  }
  return null;
}
