import type { Cart, CartLine, LineInput } from '../../cart/schema';
import { collectionMethodId } from '../../settings/rules/collection';
import type { DeliveryRate } from '../../settings/schema/delivery';
import { wireNames } from '../../shared/wire-names';
import type { SavedAddress } from '../schema/order';
import type { ReviewedPrices } from './price-changes';

/** The most characters of all comments in the address of the purchase page. */
export const maxComments = 2_000;

export const checkoutSteps = ['address', 'delivery', 'payment', 'review'] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

export const stepNames: Record<CheckoutStep, string> = {
  address: 'Address',
  delivery: 'Delivery',
  payment: 'Payment',
  review: 'Review',
};

/** What is bought: the cart, one product directly, or what is chosen of a quote. `hasChoice` says whether its variant can be changed. */
export type CheckoutCart = Omit<Cart, 'saved' | 'count' | 'subtotal' | 'discount'> & {
  fromCart: boolean;
  hasChoice: boolean;
  /** The quote whose prices count; `delivery` is the price of delivery that it fixes, null for the shop's. */
  quote?: { number: string; version: number; companyId?: string; delivery: number | null };
  /** The blanket order from which is called off; its purchase order number counts. */
  blanketOrder?: { number: string; companyId: string; purchaseOrder: string };
};

/** The approval that an order needs, as the checkout says it: why, and the names of who decides, one after the other. */
export type CheckoutApproval = { reason: string; approvers: string[] };

/** A cart with the prices and discounts of a review in place of the present ones. */
export function withReviewedPrices(
  cart: CheckoutCart,
  { lines, discounts = [] }: Pick<ReviewedPrices, 'lines' | 'discounts'>,
): CheckoutCart {
  const reviewed = new Map(lines.map((line) => [line.sku, line]));
  const isCodeUsed = discounts.some(({ code }) => code !== null && code === cart.code);
  return {
    ...cart,
    discounts,
    codeProblem: isCodeUsed ? null : cart.codeProblem,
    lines: cart.lines.map((line) => {
      const { listPrice, unitPrice, total, discount = 0 } = reviewed.get(line.sku) ?? line;
      return { ...line, listPrice, unitPrice, total, discount };
    }),
  };
}

/** The choices, in the order of their query parameters. */
const choiceNames = [
  'product',
  'sku',
  'quantity',
  'quote',
  'lines',
  'blanketOrder',
  'units',
  'comments',
  'step',
  'address',
  'delivery',
  'shipping',
  'date',
  'po',
  'poFile',
  'poFileName',
  'costCenter',
  'pay',
] as const;

/** The choices made so far, kept in the URL of the purchase page. */
export type CheckoutChoices = Partial<Record<(typeof choiceNames)[number], string>>;

const parameterOf = (choice: keyof CheckoutChoices) =>
  choice === 'product' ? wireNames.purchasedProduct : choice;

/** The most characters of choices that are lists. */
const maxLengths: Partial<Record<string, number>> = { units: 800, comments: maxComments };

/** The choices that the query of the purchase page holds, each cut to 120 characters unless `maxLengths` has more. */
export function readChoices(query: Record<string, string | string[] | undefined>): CheckoutChoices {
  const one = (name: string) =>
    (Array.isArray(query[name]) ? query[name][0] : query[name])?.slice(0, maxLengths[name] ?? 120);
  return Object.fromEntries(choiceNames.map((choice) => [choice, one(parameterOf(choice))]));
}

/** The query parameters of the purchase page with these choices; empty ones are left out. */
export const purchaseQuery = (choices: CheckoutChoices): [parameter: string, value: string][] =>
  choiceNames.flatMap((choice) => {
    const value = choices[choice];
    return value ? [[parameterOf(choice), value]] : [];
  });

/** The URL of the purchase page with these choices. */
export function purchaseHref(choices: CheckoutChoices): string {
  const query = new URLSearchParams(purchaseQuery(choices));
  return query.size ? `/purchase?${query}` : '/purchase';
}

/** What a checkout asks for about the delivery: "complete" or "parts" in the address, else as the company has it. */
export function chosenRequests(
  { shipping, date }: CheckoutChoices,
  byDefault: boolean,
): { shipComplete?: true; requestedDate?: string } {
  const shipComplete = shipping === 'complete' || (shipping !== 'parts' && byDefault);
  return { ...(shipComplete && { shipComplete }), ...(date && { requestedDate: date }) };
}

/** The step to show: the requested one, or the first earlier one whose choice is missing. */
export function checkoutStep(
  asked: string | undefined,
  { address, delivery }: { address: SavedAddress | null; delivery: unknown },
): CheckoutStep {
  const step = checkoutSteps.find((one) => one === asked) ?? 'address';
  if (step === 'address' || !address) return 'address';
  return step === 'delivery' || !delivery ? 'delivery' : step;
}

/** The delivery methods by kind: those that send the goods, and the one by which the customer collects them. */
export function fulfilmentOptions<T extends { id: string }>(methods: T[]): { collect?: T; sent: T[] } {
  return {
    collect: methods.find(({ id }) => id === collectionMethodId),
    sent: methods.filter(({ id }) => id !== collectionMethodId),
  };
}

/** How long a delivery method takes, for people. */
export function deliveryTime({ minDays, maxDays }: Pick<DeliveryRate, 'minDays' | 'maxDays'>): string {
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

/** The units of the lines that an order accepts on backorder: what the buyer sees of them. */
export function withBackorders(lines: Pick<CartLine, 'sku' | 'backorder'>[]): {
  backorders?: LineInput[];
} {
  const backorders = lines.flatMap(({ sku, backorder }) =>
    backorder ? [{ sku, quantity: backorder.quantity }] : [],
  );
  return backorders.length ? { backorders } : {};
}
