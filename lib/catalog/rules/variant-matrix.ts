import type { Product, Variant } from '../schema/product';

/** The variants of a product by two properties. `skus` has a row for each of `rows`; null where there is no variant. */
export type VariantMatrix = {
  rowName: string;
  columnName: string;
  rows: string[];
  columns: string[];
  skus: (string | null)[][];
};

type Axis = { name: string; valueOf: (variant: Variant) => string; values: string[] };

const partsOf = (text: string) => text.split(/\s*×\s*/);

/** By their number where each value has exactly one ("4.0", "M8", "40 mm"); otherwise in the order of the variants. */
function arrange(values: string[]): string[] {
  const numberOf = (value: string) => Number(/^\D*(\d+(?:\.\d+)?)\D*$/.exec(value)?.[1] ?? NaN);
  if (values.some((value) => Number.isNaN(numberOf(value)))) return values;
  return [...values].sort((one, other) => numberOf(one) - numberOf(other));
}

/** The properties in which the variants differ. A size like "4.0 × 40 mm" is two where the product names both. */
function axesOf({ variants, sizeName }: Pick<Product, 'variants' | 'sizeName'>): Axis[] {
  const names = partsOf(sizeName);
  const isSplit =
    names.length > 1 && variants.every(({ size }) => size !== null && partsOf(size).length === names.length);
  const sizes = isSplit
    ? names.map((name, index) => ({ name, valueOf: ({ size }: Variant) => partsOf(size ?? '')[index] ?? '' }))
    : [{ name: sizeName, valueOf: ({ size }: Variant) => size ?? '' }];
  return [{ name: 'Color', valueOf: ({ color }: Variant) => color?.name ?? '' }, ...sizes]
    .map((axis) => ({ ...axis, values: arrange([...new Set(variants.map(axis.valueOf))]) }))
    .filter(({ values }) => values.length > 1);
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * The matrix of a product whose variants differ in exactly two properties, the one with more values down the side. Null
 * for others, where two variants would share a cell, and where more than half of the cells would be empty.
 */
export function variantMatrix(product: Pick<Product, 'variants' | 'sizeName'>): VariantMatrix | null {
  const [first, second, third] = axesOf(product);
  if (!first || !second || third) return null;
  const { variants } = product;
  if (first.values.length * second.values.length > 2 * variants.length) return null;
  const bySide = new Map(
    variants.map((variant) => [`${first.valueOf(variant)}\n${second.valueOf(variant)}`, variant.sku]),
  );
  // An empty value has no heading, and two variants in one cell could not both be bought.
  if (bySide.size < variants.length || [...first.values, ...second.values].includes('')) return null;
  const isTurned = first.values.length < second.values.length;
  const [side, top] = isTurned ? [second, first] : [first, second];
  const skuAt = (row: string, column: string) =>
    bySide.get(isTurned ? `${column}\n${row}` : `${row}\n${column}`) ?? null;
  return {
    rowName: capitalized(side.name),
    columnName: capitalized(top.name),
    rows: side.values,
    columns: top.values,
    skus: side.values.map((row) => top.values.map((column) => skuAt(row, column))),
  };
}
