import type { Filter } from 'mongodb';
import { products, type ProductDocument } from '../../catalog/collection/products';
import { productStatuses } from '../rules/admin-products-view';
import type { IndexedProduct } from '../rules/product-index/stored-index';

const batchSize = 1000;
/** A write may become visible a moment after its time. */
const overlap = 10_000;

/** Whether a product changed, and what changes without a stamp. */
export type ChangedProduct = Pick<ProductDocument, '_id' | 'state' | 'sold' | 'changedAt'>;

/** The products in any state that were stamped at or after a moment or a little before, and those with these slugs. */
export async function readChangedProducts(since: Date, slugs: string[]): Promise<ChangedProduct[]> {
  const changed = { $gte: new Date(since.getTime() - overlap) };
  const filters: Filter<ProductDocument>[] = [
    { state: { $in: productStatuses }, changedAt: changed },
    ...batchesOf(slugs).map((batch) => ({ slug: { $in: batch } })),
  ];
  const found = await Promise.all(
    filters.map((filter) =>
      products()
        .find(filter)
        .batchSize(batchSize)
        .project<ChangedProduct>({ state: 1, sold: 1, changedAt: 1 })
        .toArray(),
    ),
  );
  return found.flat();
}

type Read = Omit<IndexedProduct, 'createdAt' | 'changedAt' | 'rating'> &
  Pick<ProductDocument, 'createdAt' | 'changedAt' | 'rating'>;

const fields = {
  name: 1,
  category: 1,
  codes: 1,
  titleTerms: 1,
  words: 1,
  facets: 1,
  numbers: 1,
  price: 1,
  priceTo: 1,
  createdAt: 1,
  changedAt: 1,
  sold: 1,
  inStock: 1,
  'rating.average': 1,
} as const;

const indexed = ({ createdAt, changedAt, rating, ...product }: Read): IndexedProduct => ({
  ...product,
  createdAt: createdAt.getTime(),
  changedAt: changedAt?.getTime() ?? 0,
  rating: rating.average,
});

/** Reads those of these products that are published. */
export async function readIndexedProducts(ids: string[]): Promise<IndexedProduct[]> {
  const found: IndexedProduct[] = [];
  for (const batch of batchesOf(ids)) {
    const read = await products()
      .find({ _id: { $in: batch }, state: 'published' })
      .batchSize(batchSize + 1)
      .project<Read>(fields)
      .toArray();
    found.push(...read.map(indexed));
  }
  return found;
}

/** Reads all published products in the order of their ids, some at a time. */
export async function* readAllIndexedProducts(): AsyncGenerator<IndexedProduct[]> {
  for (let last = ''; ;) {
    const read = await products()
      .find({ state: 'published', _id: { $gt: last } })
      .sort({ state: 1, _id: 1 })
      .limit(batchSize)
      .batchSize(batchSize + 1)
      .project<Read>(fields)
      .toArray();
    if (read.length === 0) return;
    yield read.map(indexed);
    last = read.at(-1)!._id;
  }
}

/** The units sold of all published products, some at a time. */
export async function* readUnitsSold(): AsyncGenerator<Pick<ProductDocument, '_id' | 'sold'>> {
  yield* products()
    .find({ state: 'published' })
    .batchSize(5 * batchSize)
    .project<Pick<ProductDocument, '_id' | 'sold'>>({ sold: 1 });
}

/** The number of published products. */
export const countPublished = (): Promise<number> => products().countDocuments({ state: 'published' });

function batchesOf(values: string[]): string[][] {
  const count = Math.ceil(values.length / batchSize);
  return Array.from({ length: count }, (_, at) => values.slice(at * batchSize, (at + 1) * batchSize));
}
