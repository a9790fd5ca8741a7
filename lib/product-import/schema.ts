import { z } from 'zod';
import { slugText, productInput } from '../catalog/schema/inputs';
import { productStatus } from '../catalog/schema/product';

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

/** What an import would do; `id` runs it. */
export const importPlan = z.object({ id: z.string(), rows: z.array(importRow) });

export type ImportPlan = z.infer<typeof importPlan>;

/** Where the next batch of a planned import starts: the response to a batch names the start of the following one. */
export const importPortion = z.strictObject({ from: z.int().min(0).max(100_000) });

export const importResult = z.object({ rows: z.array(importRow), next: count.nullable(), total: count });

export type ImportResult = z.infer<typeof importResult>;
