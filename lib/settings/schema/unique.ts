import type { z } from 'zod';

/** Refines a list so that no two rows have the same key; the error is at `field` of the later one. */
export const unique =
  <T>(keyOf: (row: T) => string, field: string, message: string) =>
  (rows: T[], context: z.RefinementCtx<T[]>) => {
    const seen = new Set<string>();
    for (const [index, row] of rows.entries()) {
      const key = keyOf(row);
      if (seen.has(key)) context.addIssue({ code: 'custom', path: [index, field], message });
      seen.add(key);
    }
  };
