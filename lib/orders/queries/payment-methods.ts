import { setting } from '../../platform/env';
import { chosenNames } from '../../platform/extensions';
import { formatMoney } from '../../shared/money';
import { findCreditOffer } from '../../credit/queries';
import type { CreditOffer } from '../../credit/schema';
import type { Shop } from '../../settings/schema/shop';
import { creditProblemTexts } from '../rules/credit';
import type { PayableOrder } from '../rules/payment-methods/definition';
import { paymentMethodDefinitions, paymentMethods } from '../rules/payment-methods/registry';
import { minCardTotal } from '../rules/payments';
import { takesTransfers } from '../rules/transfer';
import type { CardProvider, PaymentMethod, PaymentOffer } from '../schema/payment';

const cardSettings = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;

/** Whether the shop takes cards: it has the keys of their provider. */
export const takesCards = (): boolean => cardSettings.every((name) => setting(name));

/** Whether card payments are only tests: no money moves. */
const isCardTest = (): boolean => !setting('STRIPE_SECRET_KEY')?.includes('_live_');

/** Which provider takes cards, and what decides about it: the environment of the server. */
export function findCardProvider(): CardProvider {
  const missing = cardSettings.filter((name) => !setting(name));
  if (missing.length > 0) return { mode: 'off', missing };
  if (setting('STRIPE_API_BASE')) return { mode: 'double', missing };
  return { mode: isCardTest() ? 'test' : 'live', missing };
}

/** The ways to pay of extensions that the operator has chosen. */
export function chosenPaymentMethods(): PaymentMethod[] {
  const extensions = paymentMethods.filter((method) => paymentMethodDefinitions[method].isExtension);
  const chosen = chosenNames('PAYMENT_METHODS', extensions);
  return extensions.filter((method) => chosen.includes(method));
}

/**
 * The ways to pay that the shop offers somebody, in the order in which they are shown. Invoice is for those to whom terms
 * are granted, unless an overdue invoice stops it. Where nothing else is left, the goods are paid by bank transfer in
 * advance, so that everybody can order.
 */
export function offeredPaymentMethods(shop: Shop, credit: CreditOffer | null): PaymentMethod[] {
  const methods: PaymentMethod[] = takesCards() ? ['card'] : [];
  if (credit && !credit.isHeld) methods.push('invoice');
  if (takesTransfers(shop) || !methods.length) methods.push('bank-transfer');
  return [...methods, ...chosenPaymentMethods()];
}

/** What the checkout offers a customer: the ways to pay, their terms, and whether cards are only tests. */
export async function findPaymentOffer(shop: Shop, customerId: string): Promise<PaymentOffer> {
  const credit = await findCreditOffer(customerId, shop);
  return { methods: offeredPaymentMethods(shop, credit), credit, isCardTest: isCardTest() };
}

/** Why an order of this total, delivered by this method, can't be paid by a method, or null. Whether the credit limit has room is claimed later. */
export function paymentMethodProblem(
  method: PaymentMethod,
  { total, delivery }: PayableOrder & { total: number },
  shop: Shop,
  credit: CreditOffer | null,
): string | null {
  if (method === 'invoice' && credit?.isHeld) return creditProblemTexts.held;
  if (!offeredPaymentMethods(shop, credit).includes(method))
    return 'This way to pay is not offered. Choose another.';
  if (method === 'card' && total < minCardTotal) {
    const least = formatMoney(minCardTotal, shop.currency, shop.locale);
    return `Orders of less than ${least} can’t be paid by card. Choose another way to pay.`;
  }
  return paymentMethodDefinitions[method].problem?.({ delivery }) ?? null;
}
