import { decimalMoney } from '../../shared/money';
import type { ProductStatus } from '../../catalog/schema/product';
import type { ProductInput } from '../../catalog/schema/inputs';
import {
  fieldText,
  productFields,
  type FieldValue,
  type FieldValues,
  type ProductField,
} from '../../catalog/rules/product-fields';
import { CellProblem, money, wholeNumber, wholeNumberOrNull, yesOrNo, type Column } from './csv-cells';
import { readList, readPairs, writeList, writePairs } from './csv-lists';

/** Every fact that an admin can edit of a product, and its slug. */
export type ProductFacts = Omit<ProductInput, 'state'> & { slug: string; state: ProductStatus };
type VariantFacts = ProductFacts['variants'][number];

const orNull = (cell: string) => cell || null;

function percent(cell: string): number {
  if (!/^\d{1,3}(\.\d{1,4})?$/.test(cell)) throw new CellProblem('must be such as 10: 5 | 25: 10');
  return Number(cell);
}

const text = <K extends string>(key: K): Column<Record<K, string>> => ({
  write: (facts) => facts[key],
  read: (cell) => cell,
});
const number = <K extends string>(key: K): Column<Record<K, number>> => ({
  write: (facts) => String(facts[key]),
  read: wholeNumber,
});
const list = <K extends string>(key: K): Column<Record<K, string[]>> => ({
  write: (facts) => writeList(facts[key]),
  read: readList,
});

const fieldReaders: Record<ProductField['type'], (cell: string) => FieldValue> = {
  text: (cell) => cell,
  whole: wholeNumber,
  'whole-or-none': wholeNumberOrNull,
  flag: yesOrNo,
};

/** The columns of a table of fields. */
export function fieldColumns<T extends Record<string, ProductField>>(fields: T) {
  const columns: Partial<{ [K in keyof T]: Column<FieldValues<T>> }> = {};
  for (const key in fields) {
    columns[key] = {
      write: (facts) => fieldText(facts[key] ?? null),
      read: fieldReaders[fields[key]!.type],
    };
  }
  return columns as { [K in keyof T]: Column<FieldValues<T>> };
}

/** The columns that describe a whole product and repeat in each of its rows. */
export const sharedColumns: { [K in Exclude<keyof ProductFacts, 'variants'>]: Column<ProductFacts> } = {
  slug: text('slug'),
  name: text('name'),
  brand: text('brand'),
  category: text('category'),
  tags: list('tags'),
  description: text('description'),
  state: text('state'),
  pictures: list('pictures'),
  ...fieldColumns(productFields),
  priceBreaks: {
    write: ({ priceBreaks }) =>
      writePairs(priceBreaks.map(({ from, percentOff }) => [String(from), String(percentOff)])),
    read: (cell) =>
      readPairs(cell).map(([from, off]) => ({ from: wholeNumber(from), percentOff: percent(off) })),
  },
  specifications: {
    write: ({ specifications }) => writePairs(specifications.map(({ name, value }) => [name, value])),
    read: (cell) => readPairs(cell).map(([name, value]) => ({ name, value })),
  },
  documents: {
    write: ({ documents }) => writePairs(documents.map(({ title, href }) => [title, href])),
    read: (cell) => readPairs(cell).map(([title, href]) => ({ title, href })),
  },
  accessories: list('accessories'),
  spareParts: list('spareParts'),
  successor: { write: ({ successor }) => successor ?? '', read: orNull },
  availableFrom: text('availableFrom'),
};

/** The columns of one SKU. */
export const variantColumns = {
  sku: text('sku'),
  mpn: { write: ({ mpn }) => mpn ?? '', read: orNull },
  color: { write: ({ color }) => color?.name ?? '', read: orNull },
  hex: { write: ({ color }) => color?.hex ?? '', read: orNull },
  size: { write: ({ size }) => size ?? '', read: orNull },
  img: { write: ({ img }) => img ?? '', read: orNull },
  price: { write: ({ price }, currency) => decimalMoney(price, currency), read: money },
  availableQuantity: number('availableQuantity'),
} satisfies Record<string, Column<VariantFacts>>;

/** The column of a SKU's bin place, which belongs to its stock rather than to its product. */
const binColumn = { bin: text('bin') };

/** How the cells of each column are read, in the order of the file that the shop writes. */
export const cellReaders = new Map(
  Object.entries<Pick<Column<never>, 'read'>>({ ...variantColumns, ...binColumn, ...sharedColumns }).map(
    ([name, { read }]) => [name, read],
  ),
);

/** Every column in the order of the exported file. */
export const productColumns = [...cellReaders.keys()];

/** The rows of one product, one per SKU; `bins` are the places of its SKUs. */
export function productRows(
  facts: ProductFacts,
  currency: string,
  bins: Record<string, string> = {},
): string[][] {
  const ofProduct = Object.values(sharedColumns).map((column) => column.write(facts, currency));
  return facts.variants.map((variant) => [
    ...Object.values(variantColumns).map((column) => column.write(variant, currency)),
    bins[variant.sku] ?? '',
    ...ofProduct,
  ]);
}
