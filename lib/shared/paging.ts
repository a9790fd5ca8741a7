// Types only: browsers load this file, and zod is too large for them.
import type { z } from 'zod';
import type { pageSchema } from './page-schema';

/** One page of a list. */
export type Page<T> = Omit<z.infer<ReturnType<typeof pageSchema>>, 'rows'> & { rows: T[] };

/** Wraps the rows of one page; a list without rows still has one page. */
export function pageOf<T>(rows: T[], page: number, pageSize: number, total: number): Page<T> {
  return { rows, page, pageSize, total, pages: Math.max(1, Math.ceil(total / pageSize)) };
}

/** The page number in a query string: a whole number from 1 to 10,000, otherwise 1. */
export function pageNumber(text: string | string[] | undefined): number {
  const value = Number(Array.isArray(text) ? text[0] : text);
  return Number.isInteger(value) && value >= 1 && value <= 10_000 ? value : 1;
}
