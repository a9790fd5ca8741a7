import type { Filter } from 'mongodb';
import { pageOf, type Page } from '../../shared/paging';
import { products, type ProductDocument } from '../../catalog/collection/products';
import { codeOf, termsOf } from '../../catalog/rules/search-terms';
import type { Product, ProductStatus } from '../../catalog/schema/product';
import { viewsOf } from '../../catalog/queries/products';
import { expandQuery } from './query-expansion';

export const adminPageSize = 25;

/** The products of a state (null: all) for admins, last changed first; `q` is words or a part number. */
export async function listAdminProducts(
  { q, state }: { q: string; state: ProductStatus | null },
  page: number,
): Promise<Page<Product>> {
  const filter: Filter<ProductDocument> = {
    ...(state && { state }),
    ...(q.trim() && { $or: await matching(q) }),
  };
  const [found, total] = await Promise.all([
    products()
      .find(filter)
      .sort({ updatedAt: -1, _id: 1 })
      .skip((page - 1) * adminPageSize)
      .limit(adminPageSize)
      .toArray(),
    Object.keys(filter).length ? products().countDocuments(filter) : products().estimatedDocumentCount(),
  ]);
  return pageOf(await viewsOf(found), page, adminPageSize, total);
}

async function matching(q: string): Promise<Filter<ProductDocument>[]> {
  const code = codeOf(q);
  const words = await expandQuery(termsOf(q));
  const known = words.map(({ expansions, typed }) => ({
    words: { $in: expansions.length ? expansions.map(({ word }) => word) : [typed] },
  }));
  const byCode = { codes: { $elemMatch: { $gte: code, $lt: `${code}\uffff` } } };
  return [...(code.length >= 2 ? [byCode] : []), ...(known.length ? [{ $and: known }] : [{ codes: code }])];
}
