/** What a bulk write did with one of its rows. */
export type RowResult = {
  /** The place of the row in the request, from 1. */
  row: number;
  sku: string;
  outcome: 'created' | 'changed' | 'unchanged' | 'wrong';
  problems: { field: string; message: string }[];
};

export const wrongRow = (row: number, sku: string, field: string, message: string): RowResult => ({
  row,
  sku,
  outcome: 'wrong',
  problems: [{ field, message }],
});

/** Parts a list into lists of at most `size`. */
export function inBatches<T>(list: T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  );
}
