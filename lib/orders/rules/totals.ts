import { unitPrice } from '../../pricing/rules';
import type { ProductVariant } from '../../catalog/schema/product';
import type { MinorUnits } from '../../shared/money';
import { collectionMethodId } from '../../settings/rules/collection';
import type { Shop } from '../../settings/schema/shop';
import { deliveryTaxCategory } from '../../settings/schema/tax';
import { taxEntryLabel } from '../../taxes/rules/describe';
import { taxEntries } from '../../taxes/rules/amounts';
import { decideTax, taxPlaceOf, type TaxShop } from '../../taxes/rules/resolve';
import type { LineTax, TaxCustomer } from '../../taxes/schema/tax';
import type { TaxDecision } from '../../taxes/types';
import type { Address, OrderLine, Totals } from '../schema/order';
import { deliveryAmounts, type DeliveryTaxShop } from './delivery-tax';

export { taxOn } from '../../taxes/rules/amounts';
export { taxRuleFor } from '../../taxes/rules/resolve';

/** A line of an order at the current price of this quantity; its tax is set once the totals are known. */
export function orderLine({ product, variant }: ProductVariant, quantity: number): OrderLine {
  const price = unitPrice(product, variant, quantity);
  return {
    sku: variant.sku,
    ...(variant.ownNumber && { ownNumber: variant.ownNumber }),
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

/** The price of delivery before a discount waives it. */
export function deliveryPrice({ shipping, shippingDiscount = 0 }: Totals): MinorUnits {
  return shipping + shippingDiscount;
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
 * What decides about the tax of an order beside its place: the tax category of each SKU, the customer, and the tax
 * provider; the rules of the settings where none is named.
 */
export type Taxing = {
  categoryOf: (sku: string) => string;
  customer: TaxCustomer;
  decide?: TaxDecision;
};

/** A customer without certificates or VAT id, and goods without tax categories. */
export const plainTaxing: Taxing = { categoryOf: () => '', customer: { vatId: '', certificates: [] } };

/** A delivery method with its charge for the goods, before discounts. */
type Method = { id?: string; charge: MinorUnits };
type Place = Pick<Address, 'country' | 'region'> & { postcode?: string };
type TotalsShop = TaxShop & DeliveryTaxShop & Pick<Shop, 'currency'> & Partial<Pick<Shop, 'taxRounding'>>;

/** How a line of this SKU is taxed. */
export function lineTaxOf(
  sku: string,
  method: Method,
  address: Place,
  shop: TaxShop,
  { categoryOf, customer, decide = decideTax }: Taxing,
): LineTax {
  const place = taxPlaceOf(method.id === collectionMethodId, address, shop);
  return decide(shop, place, categoryOf(sku), customer);
}

/** A line with its rate, and how it came about. */
export function taxedLine(
  line: OrderLine,
  method: Method,
  address: Place,
  shop: TaxShop,
  taxing: Taxing,
): OrderLine {
  const taxRule = lineTaxOf(line.sku, method, address, shop, taxing);
  return { ...line, taxBasisPoints: taxRule.basisPoints, taxRule };
}

/**
 * The totals of an order of these lines with their discounts, sent by this method to this place. Tax is on what is paid. The
 * charge of delivery depends on the goods before discounts, so a discount never makes an order dearer.
 */
export function totalsOf(
  lines: { sku?: string; total: MinorUnits; discount?: MinorUnits }[],
  method: Method,
  place: Place,
  shop: TotalsShop,
  freeDelivery = false,
  taxing: Taxing = plainTaxing,
): Totals {
  const subtotal = subtotalOf(lines);
  const discount = discountOf(lines);
  const price = lines.length ? method.charge : 0;
  const shipping = freeDelivery ? 0 : price;
  const { taxRounding = 'invoice' } = shop;
  const goods = lines.map((line) => ({
    net: paidFor(line),
    decision: lineTaxOf(line.sku ?? '', method, place, shop, taxing),
  }));
  const own = () => lineTaxOf('', method, place, shop, { ...taxing, categoryOf: () => deliveryTaxCategory });
  const taxes = taxEntries([...goods, ...deliveryAmounts(shipping, goods, shop, own)], taxRounding);
  const tax = taxes.reduce((sum, entry) => sum + entry.tax, 0);
  return {
    subtotal,
    discount: discount || undefined,
    shipping,
    shippingDiscount: price - shipping || undefined,
    tax,
    taxName: taxes[0]?.name ?? '',
    taxBasisPoints: taxes[0]?.basisPoints ?? 0,
    taxes,
    ...(taxRounding === 'line' && { taxRounding }),
    total: subtotal - discount + shipping + tax,
    currency: shop.currency,
  };
}

/** The rows of the taxes above a total, one for each rate; they add up to the tax. */
export function taxRows(totals: Totals): { label: string; amount: MinorUnits }[] {
  const { taxes = [], tax } = totals;
  const told = taxes.filter(
    ({ basisPoints, reason }) =>
      basisPoints > 0 || reason === 'reverse-charge' || reason === 'exempt-customer',
  );
  if (told.length === 0) return [{ label: taxLabel(totals), amount: tax }];
  return told.map((entry) => ({ label: taxEntryLabel(entry), amount: entry.tax }));
}

/** The label of a tax beside its amount: "Ohio sales tax (8%)", or "Tax" where none is due. */
export function taxLabel({ taxName, taxBasisPoints }: Pick<Totals, 'taxName' | 'taxBasisPoints'>): string {
  return taxName ? `${taxName} (${taxBasisPoints / 100}%)` : 'Tax';
}
