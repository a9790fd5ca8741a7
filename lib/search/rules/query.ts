import { codeOf, termsOf } from '../../catalog/rules/search-terms';
import type { Color } from '../../catalog/schema/product';

type SearchedVariant = { sku: string; mpn: string | null; color: Color | null; size: string | null };

/**
 * The SKU of the one variant that a search names: by its SKU, its manufacturer's part number, the beginning of one, or
 * by its size and color ("hex bolt M8x40"). Null when the search names no variant or several.
 */
export function matchedVariant(variants: SearchedVariant[], q: string): string | null {
  const typed = q.trim().toUpperCase();
  const same = variants.find(({ sku, mpn }) => sku.toUpperCase() === typed || mpn?.toUpperCase() === typed);
  if (same) return same.sku;
  const codes = [q, ...q.split(/\s+/).filter((word) => /\d/.test(word))].map(codeOf);
  for (const code of codes.filter(({ length }) => length >= 3)) {
    const byCode = variants.filter(({ sku, mpn }) => codeOf(sku) === code || (mpn && codeOf(mpn) === code));
    if (byCode[0]) return byCode.length === 1 ? byCode[0].sku : null;
  }
  const start = codeOf(q);
  if (start.length >= 4 && /\d/.test(start)) {
    const beginning = variants.filter(({ sku, mpn }) =>
      [sku, mpn ?? ''].some((code) => codeOf(code).startsWith(start)),
    );
    if (beginning.length === 1) return beginning[0]!.sku;
  }
  return bySizeAndColor(variants, q);
}

function bySizeAndColor(variants: SearchedVariant[], q: string): string | null {
  const asked = termsOf(q);
  const counts = variants.map(({ sku, size, color }) => {
    const own = new Set(termsOf(`${size ?? ''} ${color?.name ?? ''}`));
    return { sku, count: asked.filter((term) => own.has(term)).length };
  });
  const best = Math.max(0, ...counts.map(({ count }) => count));
  const matched = counts.filter(({ count }) => count === best);
  return best > 0 && matched.length === 1 ? matched[0]!.sku : null;
}

/** The normal form of a query: the same for "Hex Bolts", "hex bolt" and "hex-bolt"; '' when it has no words. */
export function searchTermOf(q: string): string {
  return termsOf(q).join(' ').slice(0, 120);
}
