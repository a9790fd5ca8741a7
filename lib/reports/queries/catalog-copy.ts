import type { Filter } from 'mongodb';
import { products, type ProductDocument } from '../../catalog/collection/products';
import { stock, type StockDocument } from '../../catalog/collection/stock';
import { productStatus } from '../../catalog/schema/product';
import { copyCollection } from '../../platform/collection-copy';

const maxRows = 100_000;

/** What the reports read of a product. */
export type CopiedProduct = Pick<
  ProductDocument,
  '_id' | 'name' | 'category' | 'state' | 'successor' | 'changedAt'
> & {
  variants: { sku: string; price: number }[];
};

const productFields = {
  name: 1,
  category: 1,
  state: 1,
  successor: 1,
  changedAt: 1,
  'variants.sku': 1,
  'variants.price': 1,
};

const readProducts = (filter: Filter<ProductDocument> = {}) =>
  products().find(filter).project<CopiedProduct>(productFields).toArray();

const copiedProducts = copyCollection<CopiedProduct>({
  // The index over the stamp begins with the state.
  read: (since) =>
    readProducts(since ? { state: { $in: productStatus.options }, changedAt: { $gte: since } } : {}),
  count: () => products().estimatedDocumentCount(),
  maxRows,
});

/** What the reports read of the stock of a SKU. */
export type Shelf = Pick<
  StockDocument,
  '_id' | 'productId' | 'available' | 'averageCost' | 'reorderPoint' | 'changedAt'
>;

const shelfFields = { productId: 1, available: 1, averageCost: 1, reorderPoint: 1, changedAt: 1 };

const readShelves = (filter: Filter<StockDocument> = {}) =>
  stock().find(filter).project<Shelf>(shelfFields).toArray();

const copiedStock = copyCollection<Shelf>({
  read: (since) => readShelves(since ? { changedAt: { $gte: since } } : {}),
  count: () => stock().estimatedDocumentCount(),
  maxRows,
});

const byId = <T extends { _id: string }>(rows: T[]) => new Map(rows.map((row) => [row._id, row]));

/**
 * The functions below read copies in memory, which are brought up to date first, or the database where a catalog is too
 * large for a copy.
 */

/** All products by id. */
export const findAllProducts = async (): Promise<ReadonlyMap<string, CopiedProduct>> =>
  (await copiedProducts()) ?? byId(await readProducts());

/** The stock of all SKUs. */
export const findAllShelves = async (): Promise<ReadonlyMap<string, Shelf>> =>
  (await copiedStock()) ?? byId(await readShelves());

/** At least the products with these ids, by id; those that don't exist are missing. */
export const findProductsOf = async (ids: string[]): Promise<ReadonlyMap<string, CopiedProduct>> =>
  (await copiedProducts()) ?? byId(await readProducts({ _id: { $in: ids } }));

/** At least the stock of these SKUs. */
export const findShelvesOf = async (skus: string[]): Promise<ReadonlyMap<string, Shelf>> =>
  (await copiedStock()) ?? byId(await readShelves({ _id: { $in: skus } }));

const isAtPoint = ({ available, reorderPoint }: Shelf): boolean =>
  reorderPoint !== undefined && available <= reorderPoint;

/** The stock of the SKUs at or below their reorder point. */
export async function findShelvesAtReorderPoint(): Promise<Shelf[]> {
  const copy = await copiedStock();
  if (copy) return [...copy.values()].filter(isAtPoint);
  return readShelves({ reorderPoint: { $gte: 0 }, $expr: { $lte: ['$available', '$reorderPoint'] } });
}
