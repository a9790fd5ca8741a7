import { z } from 'zod';
import { skuText, slugText, productInput } from '../catalog/schema/inputs';
import { productStatus } from '../catalog/schema/product';
import { productColumns } from './rules/product-csv';

/** A complete product in a file: it may set its slug and any state. */
export const importedProduct = productInput.extend({
  slug: slugText,
  state: productStatus.default('draft'),
});

const count = z.int();

/** The planned or actual outcome of a row. */
export const importRow = z.object({
  row: count,
  sku: z.string(),
  name: z.string(),
  action: z.enum(['create', 'update', 'skip', 'wrong']),
  /** The columns that change, with the old and the new cell; long texts begin near their first difference. */
  changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
  problems: z.array(z.object({ field: z.string(), message: z.string() })),
});

export type ImportRow = z.infer<typeof importRow>;

/** One row of a file by column name; `row` is its number in a spreadsheet. */
export type TableRow = { row: number; cells: Record<string, string> };

/** What an import would do; `id` runs it. */
export const importPlan = z.object({ id: z.string(), rows: z.array(importRow) });

export type ImportPlan = z.infer<typeof importPlan>;

export const importParams = z.strictObject({
  id: z.string().regex(/^[\w-]{1,64}$/, 'must be the id of an import'),
});

/** Where the next batch of a planned import starts: the response to a batch names the start of the following one. */
export const importPortion = z.strictObject({ from: z.int().min(0).max(100_000) });

export const importResult = z.object({ rows: z.array(importRow), next: count.nullable(), total: count });

export type ImportResult = z.infer<typeof importResult>;

/** A SKU with its product as JSON: the columns of the product file by name. */
export const productRow = z
  .object({ sku: skuText })
  .catchall(z.union([z.string().max(20_000), z.number(), z.boolean(), z.null()]))
  .superRefine((row, context) => {
    for (const name of Object.keys(row))
      if (!productColumns.includes(name))
        context.addIssue({ code: 'custom', path: [name], message: 'is no column of the product file' });
  });
export type ProductRow = z.infer<typeof productRow>;
