import { productEdit, units } from '../../catalog/schema/inputs';
import type { Product } from '../../catalog/schema/product';
import type { BulkChange } from '../schema';
import { codeFields, type FieldChange, type RowProblem } from '../types';
import { changeByAmount, changeByPercent } from './rounding';

export type RowPlan = { changes: FieldChange[]; problems: RowProblem[] };

/** The facts of a product that a bulk edit can change. */
export type Editable = Pick<Product, 'category' | 'unspsc' | 'eclass' | 'tags' | 'state'> & {
  variants: { sku: string; price: number; availableQuantity: number }[];
};

const priceLimit = productEdit.shape.variants.unwrap().element.shape.price;
const tagLimit = productEdit.shape.tags.unwrap();

function newPrice(price: number, change: NonNullable<BulkChange['price']>): number {
  return change.by === 'percent'
    ? changeByPercent(price, change.percent, change.rounding)
    : changeByAmount(price, change.amount, change.rounding);
}

/**
 * What a bulk edit would do to a product, value by value; values that stay the same are left out. A product with a
 * problem is not changed at all.
 */
export function planRow(product: Editable, change: BulkChange): RowPlan {
  const changes: FieldChange[] = [];
  const problems: RowProblem[] = [];
  for (const { sku, price, availableQuantity } of product.variants) {
    if (change.price) {
      const to = newPrice(price, change.price);
      const message = priceLimit.safeParse(to).error?.issues[0]?.message;
      if (message) problems.push({ field: 'price', sku, message });
      if (to !== price) changes.push({ field: 'price', sku, from: price, to });
    }
    if (change.stock) {
      const to = change.stock.by === 'set' ? change.stock.units : availableQuantity + change.stock.units;
      // Units on backorder count as negative stock: fewer may wait afterwards.
      const isWaiting = to < 0 && to >= availableQuantity;
      const message = isWaiting ? undefined : units.safeParse(to).error?.issues[0]?.message;
      if (message) problems.push({ field: 'stock', sku, message });
      if (to !== availableQuantity) changes.push({ field: 'stock', sku, from: availableQuantity, to });
    }
  }
  const { category, state, tags } = change;
  if (category && category !== product.category) {
    changes.push({ field: 'category', from: product.category, to: category });
  }
  for (const field of codeFields) {
    const to = change[field];
    if (to !== undefined && to !== product[field]) changes.push({ field, from: product[field], to });
  }
  if (tags) {
    const to = [...new Set([...product.tags.filter((tag) => !tags.remove.includes(tag)), ...tags.add])];
    const message = tagLimit.safeParse(to).error?.issues[0]?.message;
    if (message) problems.push({ field: 'tags', message });
    if (to.join() !== product.tags.join()) changes.push({ field: 'tags', from: product.tags, to });
  }
  if (state && state !== product.state) changes.push({ field: 'state', from: product.state, to: state });
  return { changes, problems };
}
