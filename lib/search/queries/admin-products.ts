import type { Filter, Sort } from 'mongodb';
import { pageOf, type Page } from '../../shared/paging';
import { products, type ProductDocument } from '../../catalog/collection/products';
import { codeOf, termsOf } from '../../catalog/rules/search-terms';
import type { Product } from '../../catalog/schema/product';
import { viewsOf } from '../../catalog/queries/products';
import { findStructure } from '../../catalog/queries/structure';
import { scopeOf } from '../../catalog/rules/structure';
import { productStatuses, type ProductsView } from '../rules/admin-products-view';
import { expandQuery } from './query-expansion';

export const adminPageSize = 25;

export async function adminProductsFilter({
  q,
  state,
  category,
  tag,
  brand,
}: Pick<ProductsView, 'q' | 'state' | 'category' | 'tag' | 'brand'>): Promise<Filter<ProductDocument>> {
  const facets = [...(tag ? [`tag=${tag}`] : []), ...(brand ? [`brand=${brand}`] : [])];
  return {
    ...(state && { state }),
    // The indexes over the category begin with the state.
    ...(category && {
      category: { $in: scopeOf(await findStructure(), category) },
      state: state ?? { $in: productStatuses },
    }),
    ...(facets.length && { facets: facets.length > 1 ? { $all: facets } : facets[0] }),
    ...(q.trim() && { $or: await matching(q) }),
  };
}

const sorts: Record<NonNullable<ProductsView['sort']>, Sort> = {
  name: { name: 1, _id: 1 },
  '-name': { name: -1, _id: -1 },
  price: { price: 1, _id: 1 },
  '-price': { price: -1, _id: -1 },
  changed: { updatedAt: 1, _id: -1 },
};
const sortOf = ({ sort }: ProductsView): Sort => (sort ? sorts[sort] : { updatedAt: -1, _id: 1 });

/** The products of a view for admins; `q` is words or a part number. */
export async function listAdminProducts(view: ProductsView, page: number): Promise<Page<Product>> {
  const filter = await adminProductsFilter(view);
  const [found, total] = await Promise.all([
    products()
      .find(filter)
      .sort(sortOf(view))
      .skip((page - 1) * adminPageSize)
      .limit(adminPageSize)
      .toArray(),
    Object.keys(filter).length ? products().countDocuments(filter) : products().estimatedDocumentCount(),
  ]);
  return pageOf(await viewsOf(found), page, adminPageSize, total);
}

/** The ids of the first `limit` products of a view, in its order. */
export async function listAdminProductIds(view: ProductsView, limit: number): Promise<string[]> {
  const found = await products()
    .find(await adminProductsFilter(view))
    .sort(sortOf(view))
    .limit(limit)
    .project<{ _id: string }>({ _id: 1 })
    .toArray();
  return found.map(({ _id }) => _id);
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
