import { z } from 'zod';
import { lineComment } from '../../cart/schema';
import { skuText } from '../../catalog/schema/inputs';
import { maxComments } from './checkout';

const stored = z.record(skuText, lineComment);

/** The comments on lines, by SKU, that the address of the purchase page holds; none where it holds something else. */
export function readComments(text: string | undefined): Record<string, string> {
  if (!text) return {};
  try {
    return stored.safeParse(JSON.parse(text)).data ?? {};
  } catch {
    return {};
  }
}

/** The same for the address, with the comment on a SKU; an empty one is left out. Null when they are too long together. */
export function withComment(text: string | undefined, sku: string, comment: string): string | null {
  const { [sku]: _, ...others } = readComments(text);
  const all = comment ? { ...others, [sku]: comment } : others;
  const written = Object.keys(all).length ? JSON.stringify(all) : '';
  return written.length > maxComments ? null : written;
}
