import { findProductsById, findVariedProducts } from '../../catalog/queries/products';
import type { Product } from '../../catalog/schema/product';
import type { CatalogStructure } from '../../catalog/schema/structure';
import { matchedVariant } from '../rules/query';
import { meetingVariants } from '../rules/reading/meeting-variants';
import { variantText, type SearchAttempt } from '../rules/reading/search-query';

/** Those of these products of which a variant has all that a search names. */
export async function keepMeeting(structure: CatalogStructure, ids: string[], attempt: SearchAttempt) {
  // The search itself is exact for a product with one variant, but for its length.
  const compared = await (attempt.fields.length ? findProductsById(ids) : findVariedProducts(ids));
  const others = compared.filter((product) => meetingVariants(structure, product, attempt).length === 0);
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
  return Object.fromEntries(
    rows.flatMap((product) => {
      const { id, variants } = product;
      const meeting = isRead ? meetingVariants(structure, product, attempt) : variants;
      const only = meeting.length === 1 && variants.length > 1 ? meeting[0]!.sku : null;
      const named = matchedVariant(variants, q) ?? matchedVariant(variants, variantText(query)) ?? only;
      const sku = meeting.length === 0 || meeting.some((each) => each.sku === named) ? named : only;
      return sku === null ? [] : [[id, sku]];
    }),
  );
}
