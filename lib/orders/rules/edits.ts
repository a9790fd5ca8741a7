import { buyingProblem, mergeLines } from '../../cart/rules';
import type { CartLine, LineInput } from '../../cart/schema';
import type { ProductVariant } from '../../catalog/schema/product';
import { unitPrice } from '../../pricing/rules';
import type { Order, OrderLine } from '../schema/order';
import type { OrderLineInput } from '../schema/inputs';
import { withComments } from './line-comments';
import { orderLine } from './totals';

/** The number of times that an order can be edited. */
export const maxEdits = 50;

/** Why staff can't edit an order; null when they can: before it is confirmed, paid or shipped. */
export function editBarrier({
  state,
  payment,
  edits = 0,
  replaces,
}: Pick<Order, 'state' | 'payment' | 'replaces'> & { edits?: number }): string | null {
  if (replaces) return 'A replacement can’t be changed: cancel it and replace other units.';
  if (state !== 'placed')
    return `Only an order that waits for its confirmation can be changed: this one is ${state}.`;
  if (payment.state !== 'due')
    return 'The payment of this order is no longer due: undo that first, or cancel the order.';
  return edits < maxEdits ? null : 'This order was changed too often: cancel it and place another.';
}

/** What is left on backorder at another quantity: units that are taken away were the ones that wait. */
function remainingBackorder({ backorder, quantity: before }: OrderLine, quantity: number) {
  const left = backorder ? backorder.quantity - Math.max(0, before - quantity) : 0;
  return backorder && left > 0 ? { ...backorder, quantity: left } : undefined;
}

/**
 * A line at another quantity. It keeps the list price that was agreed; the price of a unit changes only where the
 * quantity reaches another price break of the product, and never where a quote or a blanket order fixes it.
 */
function requantify(
  agreed: OrderLine,
  offer: ProductVariant | undefined,
  quantity: number,
  isFixed: boolean,
): OrderLine {
  const priceAt = (units: number) =>
    offer ? unitPrice(offer.product, { ...offer.variant, price: agreed.listPrice }, units) : agreed.unitPrice;
  const isSameBreak = isFixed || priceAt(quantity) === priceAt(agreed.quantity);
  const price = isSameBreak ? agreed.unitPrice : priceAt(quantity);
  const backorder = remainingBackorder(agreed, quantity);
  return { ...agreed, quantity, backorder, unitPrice: price, total: price * quantity, discount: undefined };
}

/** Whether a quote or a blanket order fixes the prices of an order. */
export const hasFixedPrices = (order: Pick<Order, 'quote' | 'blanketOrder'> | null): boolean =>
  order?.quote !== undefined || order?.blanketOrder !== undefined;

/** Why the lines of a call-off can't become these: units can go, not be added. Null when they can. */
export function callOffEditProblem(
  { blanketOrder, lines }: Pick<Order, 'blanketOrder' | 'lines'>,
  wanted: LineInput[],
): string | null {
  if (!blanketOrder) return null;
  const units = new Map(lines.map(({ sku, quantity }) => [sku, quantity]));
  const more = wanted.find(({ sku, quantity }) => quantity > (units.get(sku) ?? 0));
  return more
    ? `${more.sku}: this order calls off from ${blanketOrder.number}, so units can only be taken away. Call off once more instead.`
    : null;
}

/** The line of an edited order; `agreed` is the line as it was, undefined for one that is added at its present price. */
export function editedLine(
  agreed: OrderLine | undefined,
  offer: ProductVariant | undefined,
  quantity: number,
  isFixed = false,
): OrderLine | null {
  if (agreed) return requantify(agreed, offer, quantity, isFixed);
  return offer ? orderLine(offer, quantity) : null;
}

/** An edited line with the comment that staff entered: without one it keeps its own, an empty one removes it. */
export function commentedLine(line: OrderLine, inputs: OrderLineInput[]): OrderLine {
  const entered = inputs.filter(({ sku, comment }) => sku === line.sku && comment !== undefined);
  return entered.length ? withComments([line], entered)[0]! : line;
}

/**
 * The offer with the units that the order holds already counted as available. An edit puts nothing on backorder: the
 * customer has to see that before.
 */
function withOwnUnits({ product, variant }: ProductVariant, units: number): ProductVariant {
  const availableQuantity = variant.availableQuantity + units;
  return { product, variant: { ...variant, availableQuantity, backorder: undefined } };
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
  if (!agreed) return buyingProblem(offer && withOwnUnits(offer, 0), quantity);
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
