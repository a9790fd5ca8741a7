import { buyingProblem, mergeLines } from '../../cart/rules';
import type { CartLine, LineInput } from '../../cart/schema';
import type { ProductVariant } from '../../catalog/schema/product';
import { unitPrice } from '../../pricing/rules';
import type { Order, OrderLine } from '../schema/order';
import { orderLine } from './totals';

/** The number of times that an order can be edited. */
export const maxEdits = 50;

/** Why staff can't edit an order; null when they can: before it is confirmed, paid or shipped. */
export function editBarrier({
  state,
  payment,
  edits = 0,
}: Pick<Order, 'state' | 'payment'> & { edits?: number }): string | null {
  if (state !== 'placed')
    return `Only an order that waits for its confirmation can be changed: this one is ${state}.`;
  if (payment.state !== 'due')
    return 'The payment of this order is no longer due: undo that first, or cancel the order.';
  return edits < maxEdits ? null : 'This order was changed too often: cancel it and place another.';
}

/**
 * A line at another quantity. It keeps the list price that was agreed; the price of a unit changes only where the
 * quantity reaches another price break of the product.
 */
function requantify(agreed: OrderLine, offer: ProductVariant | undefined, quantity: number): OrderLine {
  const priceAt = (units: number) =>
    offer ? unitPrice(offer.product, { price: agreed.listPrice }, units) : agreed.unitPrice;
  const isSameBreak = priceAt(quantity) === priceAt(agreed.quantity);
  const price = isSameBreak ? agreed.unitPrice : priceAt(quantity);
  return { ...agreed, quantity, unitPrice: price, total: price * quantity, discount: undefined };
}

/** The line of an edited order; `agreed` is the line as it was, undefined for one that is added at its present price. */
export function editedLine(
  agreed: OrderLine | undefined,
  offer: ProductVariant | undefined,
  quantity: number,
): OrderLine | null {
  if (agreed) return requantify(agreed, offer, quantity);
  return offer ? orderLine(offer, quantity) : null;
}

/** The offer with the units that the order holds already counted as available. */
function withOwnUnits({ product, variant }: ProductVariant, units: number): ProductVariant {
  return { product, variant: { ...variant, availableQuantity: variant.availableQuantity + units } };
}

/**
 * Why a line can't have this quantity, as `buyingProblem` says it. A quantity that stays is never wrong, and of a product
 * that is no longer sold the order may keep any part.
 */
export function editedLineProblem(
  agreed: OrderLine | undefined,
  offer: ProductVariant | undefined,
  quantity: number,
): { state: CartLine['state']; message: string } | null {
  if (!agreed) return buyingProblem(offer, quantity);
  if (quantity === agreed.quantity || (!offer && quantity < agreed.quantity)) return null;
  return buyingProblem(offer && withOwnUnits(offer, agreed.quantity), quantity);
}

/** The lines of an edit with each SKU once, in their order and without those of no units. */
export function keptLines(lines: LineInput[]): LineInput[] {
  const quantities = new Map(mergeLines(lines).map(({ sku, quantity }) => [sku, quantity]));
  return [...new Set(lines.map(({ sku }) => sku))]
    .map((sku) => ({ sku, quantity: quantities.get(sku) ?? 0 }))
    .filter(({ quantity }) => quantity > 0);
}

/** The units of each SKU that an edit takes from stock, and those that it returns; each list sorted by SKU. */
export function unitChanges(
  before: LineInput[],
  after: LineInput[],
): { taken: LineInput[]; returned: LineInput[] } {
  const [old, present] = [before, after].map(
    (lines) => new Map(mergeLines(lines).map(({ sku, quantity }) => [sku, quantity])),
  );
  const skus = [...new Set([...old!.keys(), ...present!.keys()])].sort();
  const changes = skus.map((sku) => ({ sku, change: (present!.get(sku) ?? 0) - (old!.get(sku) ?? 0) }));
  return {
    taken: changes.flatMap(({ sku, change }) => (change > 0 ? [{ sku, quantity: change }] : [])),
    returned: changes.flatMap(({ sku, change }) => (change < 0 ? [{ sku, quantity: -change }] : [])),
  };
}
