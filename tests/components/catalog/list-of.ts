import { sampleStructure } from '@/tests/support/sample-structure';
import type { Product } from '@/lib/catalog/schema/product';
import { listPage, type Found } from '@/lib/search/rules/list-page';
import { readShopView, type SearchParams } from '@/lib/search/rules/shop-view';

/** The page of the shop with these products for a query, and the facets that it may have. */
export function listOf(query: SearchParams, products: Product[] = [], facets: Partial<Found['facets']> = {}) {
  const none = { categories: [], choices: [], ranges: [], inStock: 0, rated: [], currency: 'USD' };
  return listPage(sampleStructure, readShopView(sampleStructure, null, query), {
    rows: products,
    total: products.length,
    page: 1,
    pages: 1,
    pageSize: 24,
    more: false,
    searchedFor: null,
    unknown: [],
    facets: { ...none, ...facets },
  });
}
