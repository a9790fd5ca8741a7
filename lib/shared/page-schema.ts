import { z } from 'zod';

/** The schema of one page of a list with rows of this schema; `page` starts at 1. */
export const pageSchema = <Row extends z.ZodType>(row: Row) =>
  z.object({
    rows: z.array(row),
    page: z.number(),
    pages: z.number(),
    total: z.number(),
    pageSize: z.number(),
  });
