import { productFields } from '../../catalog/rules/product-fields';
import type { Color } from '../../catalog/schema/product';
import { CellProblem, columnsOf } from './csv-cells';
import { cellReaders, sharedColumns, productColumns, type ProductFacts } from './product-csv';

/** One row of an imported file: its cells and their values. */
export type FileRow = {
  row: number;
  cells: Record<string, string>;
  values: Record<string, unknown>;
  problems: { field: string; message: string }[];
};

/** Alternative column names accepted in files. */
const columnAliases = new Map([['colour', 'color']]);

/** The column of each heading, null for an empty one; an error message if the file isn't a product file. */
export const readHead = (head: string[]): (string | null)[] | string =>
  columnsOf(head, productColumns, ['sku'], columnAliases);

// These fields can't be empty, so an empty cell leaves them unchanged.
const keptWhenEmpty = [
  'slug',
  'state',
  'availableQuantity',
  'availableFrom',
  ...Object.entries(productFields).flatMap(([name, { type }]) =>
    type === 'text' || type === 'flag' ? [name] : [],
  ),
];

/** Reads the cells of a row; `isNew` treats every empty cell as left out. */
export function readRow(row: number, cells: Record<string, string>, currency: string): FileRow {
  const read: FileRow = { row, cells, values: {}, problems: [] };
  for (const [name, cell] of Object.entries(cells)) {
    const readCell = cellReaders.get(name);
    if (!readCell || (!cell && keptWhenEmpty.includes(name))) continue;
    try {
      read.values[name] = readCell(cell, currency);
    } catch (problem) {
      if (!(problem instanceof CellProblem)) throw problem;
      read.problems.push({ field: name, message: cell ? problem.message : 'is required' });
    }
  }
  if (!cells.sku) read.problems.push({ field: 'sku', message: 'is required' });
  return read;
}

/** The values of a row that belong to its product rather than to its SKU. */
export function productValues({ values }: FileRow): Partial<ProductFacts> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => Object.hasOwn(sharedColumns, name)));
}

type VariantFacts = ProductFacts['variants'][number];

/** The variant of a row: its values applied to the existing variant. */
export function variantOf({ values }: FileRow, before: VariantFacts | undefined): VariantFacts {
  const { hex, color, sku, mpn, size, img, price, availableQuantity } = values as Partial<
    Omit<VariantFacts, 'color'> & { color: string | null; hex: string | null }
  >;
  const name = color === undefined ? before?.color?.name : color;
  const wanted: Color | null = name ? { name, hex: hex ?? before?.color?.hex ?? '' } : null;
  const old: Partial<VariantFacts> = before ?? { mpn: null, size: null, img: null, availableQuantity: 0 };
  const said = { sku, mpn, size, img, price, availableQuantity };
  const given = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
  return { ...old, ...given, color: wanted } as VariantFacts;
}
