import fc from 'fast-check';
import { scopeOf } from '@/lib/catalog/rules/structure';
import { conditionsOf, filterGroups, meets, summaryOf, valuesOf } from '@/lib/search/rules/filters';
import { listOrders } from '@/lib/search/rules/list-order';
import { listProducts } from '@/lib/search/rules/product-index/list-products';
import { ProductIndex } from '@/lib/search/rules/product-index/product-index';
import type { IndexedProduct } from '@/lib/search/rules/product-index/stored-index';
import { storeIndex } from '@/lib/search/rules/product-index/store-index';
import { readShopView, type ShopView } from '@/lib/search/rules/shop-view';
import { fieldsFor } from '@/lib/catalog/rules/specification-fields';
import { params, product, productId, searchByComparing, structure } from './catalog-model';

const pageSize = 3;

/** What a list must show, by looking at each product. */
function listByComparing(products: IndexedProduct[], view: ShopView) {
  const found = view.q ? searchByComparing(products, view.q) : null;
  const all = found?.products ?? [...products].sort((a, b) => (a._id < b._id ? -1 : 1));
  const conditions = conditionsOf(structure, view);
  const entries = all.map((one) => ({ ...one, rating: { average: one.rating } }));
  const listed = entries.filter(({ category }) => !view.category || view.scope.includes(category));
  const without = (group: string | null) =>
    listed.filter((entry) =>
      conditions.every((condition) => condition.group === group || meets(entry, condition)),
    );
  const matching = without(null).map(({ _id }) => products.find((one) => one._id === _id)!);
  const { by, direction, ids } = listOrders[view.sort];
  const byId = (a: IndexedProduct, b: IndexedProduct) => (a._id < b._id ? -1 : 1);
  const sorted =
    found && view.sort === 'relevance'
      ? matching
      : matching.sort((a, b) => (a[by] - b[by]) * direction || byId(a, b) * ids);
  const { choiceGroups, measureGroups } = filterGroups(fieldsFor(structure, view.category));
  const rangeOf = (group: string) => summaryOf(without(group)).ranges.get(group);
  return {
    ids: sorted.slice((view.page - 1) * pageSize, view.page * pageSize).map(({ _id }) => _id),
    total: matching.length,
    more: false,
    facets: {
      categories: structure.categories.map(({ slug }) => ({
        slug,
        count: all.filter(({ category }) => scopeOf(structure, slug).includes(category)).length,
        more: false,
      })),
      choices: choiceGroups
        .map((group) => ({ group, counts: valuesOf(summaryOf(without(group)).facets, group) }))
        .filter(({ counts }) => counts.length > 0),
      ranges: measureGroups.flatMap((group) => {
        const limits = rangeOf(group);
        return limits && limits.from < limits.to ? [{ group, limits }] : [];
      }),
      inStock: summaryOf(without('stock')).inStock,
      rated: summaryOf(without('rating')).rated,
    },
    searchedFor: found?.searchedFor ?? null,
    unknown: found?.unknown ?? [],
    isPartial: found?.isPartial ?? false,
  };
}

const change = fc.oneof(
  { weight: 6, arbitrary: product },
  { weight: 2, arbitrary: productId },
  { weight: 1, arbitrary: fc.constant('stored' as const) },
);
const list = fc.tuple(fc.constantFrom(null, 'tools', 'drills', 'bolts'), params);

test('an index answers what looking at each product answers, after any changes', () => {
  fc.assert(
    fc.property(
      fc.array(change, { minLength: 5, maxLength: 25 }),
      fc.array(list, { minLength: 1, maxLength: 6 }),
      (changes, lists) => {
        let index = new ProductIndex();
        const products = new Map<string, IndexedProduct>();
        const expectSame = () => {
          for (const [category, asked] of lists) {
            const view = readShopView(structure, category, asked);
            const conditions = conditionsOf(structure, view);
            const { exact: _, ...shown } = listProducts(index, structure, view, { conditions, pageSize });
            expect(shown).toEqual(listByComparing([...products.values()], view));
          }
        };
        changes.forEach((one, at) => {
          if (one === 'stored') index = new ProductIndex(structuredClone(storeIndex(index)));
          else if (typeof one === 'string') {
            index.remove(one);
            products.delete(one);
          } else {
            index.put(one);
            products.set(one._id, one);
          }
          if (at === 12) expectSame();
        });
        expect(index.size).toBe(products.size);
        expectSame();
      },
    ),
    { numRuns: 200 },
  );
});
