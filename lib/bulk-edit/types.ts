import type { ProductStatus } from '../catalog/schema/product';
import type { BulkChange, BulkEditState, BulkRowState } from './schema';

/** The codes of classifications that a product has; empty texts where it has none. */
export const codeFields = ['unspsc', 'eclass'] as const;
export type CodeField = (typeof codeFields)[number];

/** One value of a product before and after a bulk edit. Prices are in minor units. */
export type FieldChange =
  | { field: 'price'; sku: string; from: number; to: number }
  | { field: 'stock'; sku: string; from: number; to: number }
  | { field: 'category'; from: string; to: string }
  | { field: CodeField; from: string; to: string }
  | { field: 'tags'; from: string[]; to: string[] }
  | { field: 'state'; from: ProductStatus; to: ProductStatus };

/** `conflict`: the value had been changed since, so it was left as it was, by the edit or by its undo (`kept`). */
export type ChangeOutcome = 'applied' | 'conflict' | 'undone' | 'kept';

export type RowProblem = { field: FieldChange['field']; sku?: string; message: string };

/** One product of a bulk edit. */
export type BulkEditRow = {
  id: string;
  product: { id: string; name: string };
  state: BulkRowState;
  changes: (FieldChange & { outcome: ChangeOutcome | null })[];
  problems: RowProblem[];
};

export type BulkEdit = {
  id: string;
  state: BulkEditState;
  change: BulkChange;
  /** The email of the person who made it; null for the command line. */
  actor: string | null;
  createdAt: string;
  appliedAt: string | null;
  total: number;
  /** The number of products in each state. */
  counts: Record<BulkRowState, number>;
  /** Products whose step is done, of `total`. */
  done: number;
};
