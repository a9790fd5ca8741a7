import type { Filter } from 'mongodb';
import { products, type ProductDocument } from '../collection/products';
import { codeOf, termsOf } from '../rules/search-terms';
import type { Product, ProductStatus } from '../schema/product';
import { viewsOf } from './products';

/** Products by SKU, category and brand. */
export type NamedProducts = { skus: string[]; categories: string[]; brands: string[] };

const forSale = ['published', 'exclusive'] satisfies ProductStatus[];

/** The products for sale, exclusive ones too, that one of the lists names and that `q` finds, by name; not cached. */
export async function listNamedProducts(
  { skus, categories, brands }: NamedProducts,
  q: string,
  { skip, limit }: { skip: number; limit: number },
): Promise<{ rows: Product[]; total: number }> {
  const named: Filter<ProductDocument>[] = [
    ...(skus.length ? [{ 'variants.sku': { $in: skus } }] : []),
    ...(categories.length ? [{ category: { $in: categories } }] : []),
    ...(brands.length ? [{ brand: { $in: brands } }] : []),
  ];
  if (named.length === 0) return { rows: [], total: 0 };
  const terms = termsOf(q);
  const found: Filter<ProductDocument>[] = [
    ...(terms.length ? [{ words: { $all: terms } }] : []),
    ...(codeOf(q) ? [{ codes: codeOf(q) }] : []),
  ];
  const filter: Filter<ProductDocument> = {
    state: { $in: forSale },
    $and: [{ $or: named }, ...(q.trim() ? [found.length ? { $or: found } : { _id: '' }] : [])],
  };
  const [documents, total] = await Promise.all([
    products().find(filter).sort({ name: 1, _id: 1 }).skip(skip).limit(limit).toArray(),
    products().countDocuments(filter),
  ]);
  return { rows: await viewsOf(documents), total };
}
