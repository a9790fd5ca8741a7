import { codeOf, termsOf, termsOfChoice } from '../../catalog/rules/search-terms';
import type { Color } from '../../catalog/schema/product';

type SearchedVariant = { sku: string; mpn: string | null; color: Color | null; size: string | null };

/** Finds which variant a search names. */
type VariantMatcher = (variants: SearchedVariant[]) => string | null;

/**
 * Finds the SKU of the one variant that a search names, by the first of its forms that names one: by its SKU, its
 * manufacturer's part number, the beginning of one, or by its size and color ("hex bolt M8x40"). Null when the search
 * names no variant or several.
 */
export function variantMatcher(...searches: string[]): VariantMatcher {
  const matchers = [...new Set(searches)].map(matcherOf);
  return (variants) => {
    for (const match of matchers) {
      const sku = match(variants);
      if (sku !== null) return sku;
    }
    return null;
  };
}

function matcherOf(q: string): VariantMatcher {
  const typed = q.trim().toUpperCase();
  const codes = [q, ...q.split(/\s+/).filter((word) => /\d/.test(word))].map(codeOf);
  const wholeCodes = codes.filter(({ length }) => length >= 3);
  const start = codeOf(q);
  const isStart = start.length >= 4 && /\d/.test(start);
  const bySize = sizeMatcher(q);
  return (variants) => {
    const same = variants.find(({ sku, mpn }) => sku.toUpperCase() === typed || mpn?.toUpperCase() === typed);
    if (same) return same.sku;
    const own = variants.map(({ sku, mpn }) => ({ sku, codes: [sku, ...(mpn ? [mpn] : [])].map(codeOf) }));
    for (const code of wholeCodes) {
      const byCode = own.filter((one) => one.codes.includes(code));
      if (byCode[0]) return byCode.length === 1 ? byCode[0].sku : null;
    }
    const beginning = isStart ? own.filter((one) => one.codes.some((code) => code.startsWith(start))) : [];
    return beginning.length === 1 ? beginning[0]!.sku : bySize(variants);
  };
}

/** Finds the one variant that has the most of the size and the color that a search names. */
function sizeMatcher(q: string): VariantMatcher {
  const asked = termsOf(q);
  return (variants) => {
    const counts = variants.flatMap(({ sku, size, color }) => {
      if (!size && !color) return [];
      const own = termsOfChoice(`${size ?? ''} ${color?.name ?? ''}`);
      return [{ sku, count: asked.filter((term) => own.includes(term)).length }];
    });
    const best = Math.max(0, ...counts.map(({ count }) => count));
    const matched = counts.filter(({ count }) => count === best);
    return best > 0 && matched.length === 1 ? matched[0]!.sku : null;
  };
}

/** The normal form of a query: the same for "Hex Bolts", "hex bolt" and "hex-bolt"; '' when it has no words. */
export function searchTermOf(q: string): string {
  return termsOf(q).join(' ').slice(0, 120);
}
