import { findProductsById, findVariedProducts } from '../../catalog/queries/products';
import type { Product } from '../../catalog/schema/product';
import type { CatalogStructure } from '../../catalog/schema/structure';
import { variantMatcher } from '../rules/query';
import { meetingVariants } from '../rules/reading/meeting-variants';
import { variantText, type SearchAttempt } from '../rules/reading/search-query';

/** Those of these products of which a variant has all that a search names. */
export async function keepMeeting(structure: CatalogStructure, ids: string[], attempt: SearchAttempt) {
  // The search itself is exact for a product with one variant, but for its length.
  const compared = await (attempt.fields.length ? findProductsById(ids) : findVariedProducts(ids));
  const meeting = meetingVariants(structure, attempt);
  const others = compared.filter((product) => meeting(product).length === 0);
  const left = new Set(others.map(({ id }) => id));
  return ids.filter((id) => !left.has(id));
}

/** The variants that a search names: by number, by words, or as the only ones that have all of what was understood. */
export function matchedSkusOf(
  structure: CatalogStructure,
  rows: Product[],
  q: string,
  attempt: SearchAttempt,
): Record<string, string> {
  const { query, conditions } = attempt;
  const isRead = query.typed !== query.text || conditions.length > 0;
  const matched = variantMatcher(q, variantText(query));
  const meeting = meetingVariants(structure, attempt);
  return Object.fromEntries(
    rows.flatMap((product) => {
      const { id, variants } = product;
      const left = isRead ? meeting(product) : variants;
      const only = left.length === 1 && variants.length > 1 ? left[0]!.sku : null;
      const named = matched(variants) ?? only;
      const sku = left.length === 0 || left.some((each) => each.sku === named) ? named : only;
      return sku === null ? [] : [[id, sku]];
    }),
  );
}
