import { mergeLines } from '../../lib/cart/rules';
import type { LineInput } from '../../lib/cart/schema';
import type { ProductVariant } from '../../lib/catalog/schema/product';
import { collectionMethodId } from '../../lib/settings/rules/collection';
import type { PaymentMethod } from '../../lib/orders/schema/payment';
import type { Buyer } from './buyers';
import { createRandom, type Random } from './random';

const day = 24 * 60 * 60_000;
export const daysOfHistory = 365;
const ordersPlanned = 420;
const longestUnpaid = 75 * day;

/** How an order ends, unless it is still in progress. */
export type Outcome =
  'delivered' | 'unpaid' | 'cancelled' | 'returned' | 'replaced' | 'return refused' | 'return requested';

export type PlannedOrder = {
  index: number;
  placedAt: Date;
  buyer: Buyer;
  lines: LineInput[];
  deliveryId: string;
  purchaseOrder: string;
  outcome: Outcome;
  method: PaymentMethod;
  /** Whether it leaves in two shipments, if it has units enough. */
  isSplit: boolean;
};

/** A SKU that demo orders may contain, how often it sells, and how many units may be sold. */
export type DemoOffer = ProductVariant & { sold: number; left: { units: number } };

const outcomes: [Outcome, number][] = [
  ['delivered', 86],
  ['cancelled', 5],
  ['unpaid', 4],
  ['returned', 3],
  ['return refused', 1],
  ['return requested', 1],
];

/** Ages in days that always give orders in each status: placed, confirmed, shipped, returned, partly shipped. */
const recent: { age: number; outcome: Outcome; isSplit?: boolean }[] = [
  { age: 0.02, outcome: 'delivered' },
  { age: 0.27, outcome: 'delivered' },
  { age: 2.5, outcome: 'delivered' },
  { age: 20, outcome: 'return requested' },
  { age: 31, outcome: 'returned' },
  { age: 29, outcome: 'replaced' },
  { age: 34, outcome: 'cancelled' },
  { age: 1.6, outcome: 'delivered', isSplit: true },
  { age: 2.2, outcome: 'delivered', isSplit: true },
  { age: 3.1, outcome: 'delivered', isSplit: true },
];

/** On a working day from noon to midnight UTC, which is daytime in the shop; never after `end`. */
function placedAtOf(random: Random, end: Date): Date {
  // The square root makes later days more likely, so the shop grows.
  const age = (1 - Math.sqrt(random.next())) * (daysOfHistory - 2);
  const at = new Date(end.getTime() - age * day);
  at.setUTCHours(random.between(12, 21), random.between(0, 59), random.between(0, 59), 0);
  if (at.getUTCDay() === 0 || at > end) at.setUTCDate(at.getUTCDate() - 1);
  return at;
}

function quantityOf(random: Random, { product, variant, left }: DemoOffer): number {
  const { minQuantity, multiple, maxQuantity } = product;
  const smallest = Math.max(multiple, Math.ceil(Math.max(1, minQuantity) / multiple) * multiple);
  const steps = variant.price > 15_000 ? random.between(0, 1) : random.between(0, 5);
  const wanted = Math.min(smallest + steps * multiple, maxQuantity ?? Infinity, left.units);
  const quantity = Math.floor(wanted / multiple) * multiple;
  return quantity >= smallest ? quantity : 0;
}

function linesOf(random: Random, offers: DemoOffer[]): LineInput[] {
  const lines: LineInput[] = [];
  for (let count = random.between(1, 5); count > 0; count--) {
    const offer = random.weighted(offers, ({ sold }) => sold);
    const quantity = quantityOf(random, offer);
    offer.left.units -= quantity;
    if (quantity) lines.push({ sku: offer.variant.sku, quantity });
  }
  return lines.length ? mergeLines(lines) : linesOf(random, offers);
}

function outcomeOf(random: Random, placedAt: Date, end: Date): Outcome {
  const outcome = random.weighted(outcomes, ([, weight]) => weight)[0];
  const isLongAgo = end.getTime() - placedAt.getTime() > longestUnpaid;
  return outcome === 'unpaid' && isLongAgo ? 'delivered' : outcome;
}

function planOrder(index: number, buyers: Buyer[], offers: DemoOffer[], end: Date): PlannedOrder {
  // Each order has its own random generator, so it doesn't depend on the orders before it.
  const random = createRandom(index * 7919 + 1);
  const buyer = random.weighted(buyers, ({ weight }) => weight);
  const collects = buyer.address.region === 'OH' && random.next() < 0.25;
  const deliveryId = collects ? collectionMethodId : random.next() < 0.2 ? 'express' : 'standard';
  const purchaseOrder = random.next() < 0.6 ? `PO-${random.between(10_000, 99_999)}` : '';
  const lines = linesOf(random, offers);
  const sample =
    index === 0 ? { age: daysOfHistory, outcome: 'delivered' as const, isSplit: false } : recent[index - 1];
  const common = { index, buyer, purchaseOrder, lines, method: 'invoice' as const };
  if (sample) {
    const placedAt = new Date(end.getTime() - sample.age * day);
    return {
      ...common,
      placedAt,
      outcome: sample.outcome,
      deliveryId: 'standard',
      isSplit: !!sample.isSplit,
    };
  }
  const placedAt = placedAtOf(random, end);
  const outcome = outcomeOf(random, placedAt, end);
  const isDelivered = outcome === 'delivered';
  return {
    ...common,
    placedAt,
    outcome,
    deliveryId,
    method: isDelivered && index % 6 === 4 ? 'bank-transfer' : 'invoice',
    isSplit: index % 11 === 5 && isDelivered,
  };
}

/** Milliseconds from placing an order to the transfer that pays for it in advance. */
export const transferredAfter = ({ index }: PlannedOrder): number => day + (index % 20) * 60 * 60_000;

/** Whether the customer called and the shop's staff placed the order. */
export const isPhoneOrder = ({ index }: PlannedOrder): boolean => index % 9 === 2;

/** The orders of the year before `end`, oldest first; the same for the same end and offers. */
export function planOrders(
  buyers: Buyer[],
  offers: DemoOffer[],
  end: Date,
  count = ordersPlanned,
): PlannedOrder[] {
  const plan = Array.from({ length: count }, (_, index) => planOrder(index, buyers, offers, end));
  return plan.sort((one, other) => one.placedAt.getTime() - other.placedAt.getTime());
}
