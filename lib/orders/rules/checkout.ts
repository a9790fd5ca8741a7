import type { Cart } from '../../cart/schema';
import { collectionMethodId } from '../../settings/rules/shop';
import type { DeliveryMethod } from '../../settings/schema/shop';
import { wireNames } from '../../shared/wire-names';
import type { SavedAddress } from '../schema/order';

export const checkoutSteps = ['address', 'delivery', 'payment', 'review'] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

export const stepNames: Record<CheckoutStep, string> = {
  address: 'Address',
  delivery: 'Delivery',
  payment: 'Payment',
  review: 'Review',
};

/** What is bought: the cart, or one product directly. `hasChoice` says whether its variant can be changed. */
export type CheckoutCart = Omit<Cart, 'saved' | 'count' | 'subtotal' | 'discount'> & {
  fromCart: boolean;
  hasChoice: boolean;
};

/** The choices made so far, kept in the URL of the purchase page. */
export type CheckoutChoices = Partial<
  Record<'product' | 'sku' | 'quantity' | 'step' | 'address' | 'delivery' | 'po' | 'pay', string>
>;

/** Each choice with its query parameter. */
const choiceParameters: [choice: keyof CheckoutChoices, parameter: string][] = [
  ['product', wireNames.purchasedProduct],
  ['sku', 'sku'],
  ['quantity', 'quantity'],
  ['step', 'step'],
  ['address', 'address'],
  ['delivery', 'delivery'],
  ['po', 'po'],
  ['pay', 'pay'],
];

/** The choices that the query of the purchase page holds, each cut to 120 characters. */
export function readChoices(query: Record<string, string | string[] | undefined>): CheckoutChoices {
  const one = (name: string) => (Array.isArray(query[name]) ? query[name][0] : query[name])?.slice(0, 120);
  return Object.fromEntries(choiceParameters.map(([choice, parameter]) => [choice, one(parameter)]));
}

/** The query parameters of the purchase page with these choices; empty ones are left out. */
export const purchaseQuery = (choices: CheckoutChoices): [parameter: string, value: string][] =>
  choiceParameters.flatMap(([choice, parameter]) => {
    const value = choices[choice];
    return value ? [[parameter, value]] : [];
  });

/** The URL of the purchase page with these choices. */
export function purchaseHref(choices: CheckoutChoices): string {
  const query = new URLSearchParams(purchaseQuery(choices));
  return query.size ? `/purchase?${query}` : '/purchase';
}

/** The step to show: the requested one, or the first earlier one whose choice is missing. */
export function checkoutStep(
  asked: string | undefined,
  { address, delivery }: { address: SavedAddress | null; delivery: DeliveryMethod | null },
): CheckoutStep {
  const step = checkoutSteps.find((one) => one === asked) ?? 'address';
  if (step === 'address' || !address) return 'address';
  return step === 'delivery' || !delivery ? 'delivery' : step;
}

/** The delivery methods by kind: those that send the goods, and the one by which the customer collects them. */
export function fulfilmentOptions(methods: DeliveryMethod[]): {
  collect?: DeliveryMethod;
  sent: DeliveryMethod[];
} {
  return {
    collect: methods.find(({ id }) => id === collectionMethodId),
    sent: methods.filter(({ id }) => id !== collectionMethodId),
  };
}

/** How long a delivery method takes, for people. */
export function deliveryTime({ minDays, maxDays }: DeliveryMethod): string {
  if (minDays === 0) return maxDays === 0 ? 'today' : 'today or the next working day';
  const span = minDays === maxDays ? `${maxDays}` : `${minDays} to ${maxDays}`;
  return `${span} working ${maxDays === 1 ? 'day' : 'days'}`;
}

/** The heading of the delivery step. */
export const deliveryHeading = (collected: boolean): string =>
  collected ? 'How you collect it' : 'How should we send it?';

/** The heading above the address: customers who collect the goods need one for the bill only. */
export const addressHeading = (collected: boolean): string =>
  collected ? 'Billing address' : 'Where should we send it?';
