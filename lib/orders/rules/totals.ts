import { unitPrice } from '../../pricing/rules';
import type { ProductVariant } from '../../catalog/schema/product';
import type { MinorUnits } from '../../shared/money';
import type { DeliveryMethod, Shop, TaxRule } from '../../settings/schema/shop';
import type { Address, OrderLine, Totals } from '../schema/order';

type Place = Pick<Address, 'country' | 'region'>;

/** A line of an order at the current price of this quantity; its tax is set once the totals are known. */
export function orderLine({ product, variant }: ProductVariant, quantity: number): OrderLine {
  const price = unitPrice(product, variant, quantity);
  return {
    sku: variant.sku,
    productId: product._id,
    slug: product.slug,
    name: product.name,
    color: variant.color?.name ?? null,
    size: variant.size,
    img: variant.img || product.img,
    unit: product.unit,
    quantity,
    listPrice: variant.price,
    unitPrice: price,
    total: price * quantity,
    taxBasisPoints: 0,
  };
}

/** The sum of the lines, before delivery and tax. */
export function subtotalOf(lines: { total: MinorUnits }[]): MinorUnits {
  return lines.reduce((sum, line) => sum + line.total, 0);
}

/** The price of a delivery method for goods of this value. */
export function shippingFor(
  method: Pick<DeliveryMethod, 'price' | 'freeFrom'>,
  subtotal: MinorUnits,
): MinorUnits {
  return method.freeFrom !== null && subtotal >= method.freeFrom ? 0 : method.price;
}

/** The sales tax of a place: a rule for its region wins over one for its country; null where none is due. */
export function taxRuleFor(rules: TaxRule[], { country, region }: Place): TaxRule | null {
  const ofCountry = rules.filter((rule) => rule.country === country);
  return (
    ofCountry.find((rule) => rule.region !== null && rule.region === region) ??
    ofCountry.find((rule) => rule.region === null) ??
    null
  );
}

/** The tax on an amount, rounded half up to a whole minor unit. */
export function taxOn(amount: MinorUnits, basisPoints: number): MinorUnits {
  // Integers only: amount times basis points is exact, a fraction would not be.
  return Math.floor((amount * basisPoints + 5_000) / 10_000);
}

/** The sum of what discounts take off the lines. */
export function discountOf(lines: { discount?: MinorUnits }[]): MinorUnits {
  return lines.reduce((sum, { discount = 0 }) => sum + discount, 0);
}

/** What is paid for a line before tax, and what its return refunds. */
export function paidFor({ total, discount = 0 }: Pick<OrderLine, 'total' | 'discount'>): MinorUnits {
  return total - discount;
}

/**
 * The totals of an order of these lines with their discounts, sent by this method to this place. Tax is on what is paid.
 * The price of delivery depends on the goods before discounts, so a discount never makes an order dearer.
 */
export function totalsOf(
  lines: { total: MinorUnits; discount?: MinorUnits }[],
  method: Pick<DeliveryMethod, 'price' | 'freeFrom'>,
  place: Place,
  shop: Pick<Shop, 'taxRules' | 'taxShipping' | 'currency'>,
  freeDelivery = false,
): Totals {
  const subtotal = subtotalOf(lines);
  const discount = discountOf(lines);
  const price = lines.length ? shippingFor(method, subtotal) : 0;
  const shipping = freeDelivery ? 0 : price;
  const rule = taxRuleFor(shop.taxRules, place);
  const taxBasisPoints = rule?.basisPoints ?? 0;
  const tax = taxOn(subtotal - discount + (shop.taxShipping ? shipping : 0), taxBasisPoints);
  return {
    subtotal,
    discount: discount || undefined,
    shipping,
    shippingDiscount: price - shipping || undefined,
    tax,
    taxName: rule?.name ?? '',
    taxBasisPoints,
    total: subtotal - discount + shipping + tax,
    currency: shop.currency,
  };
}

/** The label of a tax beside its amount: "Ohio sales tax (8%)", or "Tax" where none is due. */
export function taxLabel({ taxName, taxBasisPoints }: Pick<Totals, 'taxName' | 'taxBasisPoints'>): string {
  return taxName ? `${taxName} (${taxBasisPoints / 100}%)` : 'Tax';
}
