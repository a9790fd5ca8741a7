import { unitPrice } from '../pricing/rules';
import { backorderedPart, onlyBackorder, orderableUnits } from '../catalog/rules/backorders';
import { quantityProblem } from '../catalog/rules/quantity';
import type { ProductVariant } from '../catalog/schema/product';
import type { DiscountOffer } from '../discounts/schema';
import { formatMoney } from '../shared/money';
import type { Cart, CartLine, CartSummary, LineInput } from './schema';

/** The number of different SKUs that one cart or order may hold. */
export const maxLines = 100;

/** Line inputs with each SKU once, quantities added, sorted by SKU. */
export function mergeLines(lineInputs: LineInput[]): LineInput[] {
  const merged = new Map<string, number>();
  for (const { sku, quantity } of lineInputs) merged.set(sku, (merged.get(sku) ?? 0) + quantity);
  return [...merged]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([sku, quantity]) => ({ sku, quantity }));
}

/** The message for too little stock. */
export function onlyLeft(available: number): string {
  return `Only ${available} left`;
}

/** Why this quantity of a variant can't be bought now, with the status of such a line; null when it can. */
export function buyingProblem(
  offer: ProductVariant | undefined,
  quantity: number,
): { state: CartLine['state']; message: string } | null {
  if (!offer) return { state: 'unavailable', message: 'No longer available' };
  const against = quantityProblem(offer.product, quantity);
  if (against) return { state: 'wrong-quantity', message: against.message };
  const { availableQuantity, backorder } = offer.variant;
  const left = orderableUnits(offer.variant);
  if (left === 0) return { state: 'sold-out', message: 'Sold out' };
  if (left >= quantity) return null;
  return {
    state: 'short',
    message: backorder ? onlyBackorder(availableQuantity, backorder.left) : onlyLeft(left),
  };
}

type SeenLine = Pick<CartLine, 'sku' | 'quantity' | 'slug' | 'name' | 'img'> & {
  priceSeen: number;
  comment?: string;
  note?: string;
};

function priceChange(seen: number, present: number, currency: string): string | null {
  if (seen === present) return null;
  const direction = present > seen ? 'went up' : 'went down';
  return `The price ${direction} from ${formatMoney(seen, currency)} to ${formatMoney(present, currency)} since you added it`;
}

/** A line of a cart with current price and stock, and what has changed since it was added. */
export function cartLine(seen: SeenLine, offer: ProductVariant | undefined): CartLine {
  const { sku, quantity, comment } = seen;
  const problem = buyingProblem(offer, quantity);
  const state = { state: problem?.state ?? ('ready' as const), problem: problem?.message ?? null };
  if (!offer) {
    const limits = { minQuantity: 1, multiple: 1, maxQuantity: null };
    const prices = { listPrice: 0, unitPrice: 0, isContractPrice: false, total: 0, discount: 0 };
    const { slug, name, img } = seen;
    return {
      sku,
      quantity,
      slug,
      name,
      img,
      limits,
      ...prices,
      ...state,
      comment,
      availableQuantity: 0,
      orderable: 0,
      change: seen.note ?? null,
      color: null,
      size: null,
      unit: '',
      packSize: 1,
      href: `/cart#${sku}`,
    };
  }
  const { product, variant } = offer;
  const price = unitPrice(product, variant, quantity);
  return {
    sku,
    quantity,
    slug: product.slug,
    name: product.name,
    color: variant.color?.name ?? null,
    size: variant.size,
    img: variant.img || product.img,
    href: `/productDetails/${product.slug}?sku=${encodeURIComponent(sku)}`,
    ...(variant.ownNumber && { ownNumber: variant.ownNumber }),
    unit: product.unit,
    packSize: product.packSize,
    limits: {
      minQuantity: product.minQuantity,
      multiple: product.multiple,
      maxQuantity: product.maxQuantity,
    },
    availableQuantity: variant.availableQuantity,
    orderable: orderableUnits(variant),
    backorder: problem ? undefined : backorderedPart(variant, quantity),
    listPrice: variant.price,
    unitPrice: price,
    isContractPrice: price < unitPrice(product, { price: variant.price }, quantity),
    total: price * quantity,
    discount: 0,
    change:
      [seen.note, priceChange(seen.priceSeen, variant.price, product.currency)].filter(Boolean).join('. ') ||
      null,
    comment,
    ...state,
  };
}

/** No discount at all. */
export const noOffer: DiscountOffer = { discounts: [], code: null, codeProblem: null, lineDiscounts: [] };

/** A cart of these lines with their discounts; only those that are still sold count. */
export function cartOf(
  lines: CartLine[],
  saved: CartLine[],
  currency: string,
  { lineDiscounts, ...offer }: DiscountOffer = noOffer,
): Cart {
  const sold = lines.filter((line) => line.state !== 'unavailable');
  return {
    ...offer,
    lines: lines.map((line, index) => ({ ...line, discount: lineDiscounts[index] ?? 0 })),
    discount: lineDiscounts.reduce((sum, amount) => sum + amount, 0),
    saved,
    count: sold.reduce((sum, line) => sum + line.quantity, 0),
    subtotal: sold.reduce((sum, line) => sum + line.total, 0),
    currency,
    ready: lines.length > 0 && lines.every((line) => line.state === 'ready'),
  };
}

/** The cart as the header shows it. */
export function summaryOf({ lines, count, subtotal, currency }: Cart): CartSummary {
  return {
    count,
    subtotal,
    currency,
    lines: lines.map(({ name, color, quantity, img, href }) => ({
      name,
      color,
      quantity,
      img,
      href,
    })),
  };
}
