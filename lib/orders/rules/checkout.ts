import type { CartLine } from '../../cart/types';
import { collectionMethodId } from '../../settings/rules';
import type { DeliveryMethod } from '../../settings/types';
import type { SavedAddress } from '../types';

export const checkoutSteps = ['address', 'delivery', 'payment', 'review'] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

export const stepNames: Record<CheckoutStep, string> = {
  address: 'Address',
  delivery: 'Delivery',
  payment: 'Payment',
  review: 'Review',
};

/** What is bought: the cart, or one item past it. */
export type CheckoutCart = { lines: CartLine[]; fromCart: boolean; currency: string; ready: boolean };

/** What the address of the purchase page says was chosen so far. */
export type CheckoutChoices = {
  item?: string;
  sku?: string;
  quantity?: string;
  step?: string;
  address?: string;
  delivery?: string;
  po?: string;
};

/** The same page with other choices; those that are empty leave the address. */
export function purchaseHref(choices: CheckoutChoices): string {
  const query = new URLSearchParams();
  for (const name of ['item', 'sku', 'quantity', 'step', 'address', 'delivery', 'po'] as const) {
    if (choices[name]) query.set(name, choices[name]);
  }
  return query.size ? `/purchase?${query}` : '/purchase';
}

/** The step to show: the one asked for, or the first before it that still lacks its choice. */
export function checkoutStep(
  asked: string | undefined,
  { address, delivery }: { address: SavedAddress | null; delivery: DeliveryMethod | null },
): CheckoutStep {
  const step = checkoutSteps.find((one) => one === asked) ?? 'address';
  if (step === 'address' || !address) return 'address';
  return step === 'delivery' || !delivery ? 'delivery' : step;
}

/** The two manners in which goods reach a buyer, as far as the shop offers them: it sends them, or they are collected. */
export function fulfilmentOptions(methods: DeliveryMethod[]): {
  collect?: DeliveryMethod;
  sent: DeliveryMethod[];
} {
  return {
    collect: methods.find(({ id }) => id === collectionMethodId),
    sent: methods.filter(({ id }) => id !== collectionMethodId),
  };
}

/** How long a delivery method takes, in words. */
export function deliveryTime({ minDays, maxDays }: DeliveryMethod): string {
  if (minDays === 0) return maxDays === 0 ? 'today' : 'today or the next working day';
  const span = minDays === maxDays ? `${maxDays}` : `${minDays} to ${maxDays}`;
  return `${span} working ${maxDays === 1 ? 'day' : 'days'}`;
}

/** What the step of the delivery asks or says. */
export const deliveryHeading = (collected: boolean): string =>
  collected ? 'How you collect it' : 'How shall we send it?';

/** What an address is asked for: who collects the goods needs one for the bill only. */
export const addressHeading = (collected: boolean): string =>
  collected ? 'Billing address' : 'Where shall we send it?';
