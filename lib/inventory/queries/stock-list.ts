import type { Filter, Sort } from 'mongodb';
import { products } from '../../catalog/collection/products';
import { stock, type StockDocument } from '../../catalog/collection/stock';
import { readProductsView } from '../../search/rules/admin-products-view';
import { listAdminProductIds } from '../../search/queries/admin-products';
import { pageOf, type Page } from '../../shared/paging';
import type { StockFilters, StockRow } from '../schema';

export const stockPageSize = 50;
/** A search for words finds the SKUs of at most this many products. */
const maxProducts = 500;

const isAtReorderPoint: Filter<StockDocument> = {
  reorderPoint: { $gte: 0 },
  $expr: { $lte: ['$available', '$reorderPoint'] },
};

export async function stockFilter(
  { q, low }: Omit<StockFilters, 'sort'>,
  only?: string[],
): Promise<Filter<StockDocument>> {
  const code = q?.toUpperCase();
  return {
    ...(code && {
      $or: [
        { _id: { $gte: code, $lt: `${code}\uffff` } },
        { productId: { $in: await listAdminProductIds(readProductsView({ q }), maxProducts) } },
      ],
    }),
    ...(low && isAtReorderPoint),
    ...(only && { _id: { $in: only } }),
  };
}

const sorts: Record<NonNullable<StockFilters['sort']>, Sort> = {
  sku: { _id: 1 },
  '-sku': { _id: -1 },
  available: { available: 1, _id: 1 },
  '-available': { available: -1, _id: -1 },
};

/** The stock of SKUs as lists show it, with the names of their products. */
export async function stockRowsOf(documents: StockDocument[]): Promise<StockRow[]> {
  const found = await products()
    .find({ _id: { $in: [...new Set(documents.map(({ productId }) => productId))] } })
    .project<{
      _id: string;
      name: string;
      variants: { sku: string; size: string | null; color: { name: string } | null }[];
    }>({ name: 1, 'variants.sku': 1, 'variants.size': 1, 'variants.color': 1 })
    .toArray();
  const byId = new Map(found.map((product) => [product._id, product]));
  return documents.map((document) => {
    const { _id: sku, productId, available } = document;
    const product = byId.get(productId);
    const variant = product?.variants.find((one) => one.sku === sku);
    return {
      sku,
      productId,
      product: variant ? product!.name : null,
      option: [variant?.color?.name, variant?.size].filter(Boolean).join(', '),
      available,
      reorderPoint: document.reorderPoint ?? null,
      reorderQuantity: document.reorderQuantity ?? null,
      averageCost: document.averageCost ?? null,
      preferredSupplier: document.preferredSupplier ?? null,
    };
  });
}

/** One page of the stock, by SKU unless sorted otherwise; of all SKUs, or `only` of these. */
export async function listStock(
  filters: StockFilters,
  page: number,
  only?: string[],
): Promise<Page<StockRow>> {
  const filter = await stockFilter(filters, only);
  const isAll = Object.keys(filter).length === 0;
  const [found, total] = await Promise.all([
    stock()
      .find(filter)
      .sort(sorts[filters.sort ?? 'sku'])
      .skip((page - 1) * stockPageSize)
      .limit(stockPageSize)
      .toArray(),
    isAll ? stock().estimatedDocumentCount() : stock().countDocuments(filter),
  ]);
  return pageOf(await stockRowsOf(found), page, stockPageSize, total);
}

/** The number of SKUs, by the statistics of the collection. */
export const countStock = (): Promise<number> => stock().estimatedDocumentCount();

/** The number of SKUs at or below their reorder point. */
export async function countLowStock(): Promise<number> {
  return stock().countDocuments(isAtReorderPoint);
}

/** The stock of these SKUs; those that don't exist are left out. */
export async function findStockRows(skus: string[]): Promise<StockRow[]> {
  return stockRowsOf(
    await stock()
      .find({ _id: { $in: skus } })
      .toArray(),
  );
}

/** The stock of every SKU that has a reorder point. */
export async function listReorderStock(): Promise<StockRow[]> {
  return stockRowsOf(
    await stock()
      .find({ reorderPoint: { $gte: 0 } })
      .sort({ _id: 1 })
      .toArray(),
  );
}

/** The stock of every SKU in batches, for a CSV file. */
export async function* eachStockBatch(): AsyncGenerator<StockRow[]> {
  for (let after = ''; ;) {
    const found = await stock()
      .find({ _id: { $gt: after } })
      .sort({ _id: 1 })
      .limit(500)
      .toArray();
    if (found.length === 0) return;
    yield await stockRowsOf(found);
    after = found.at(-1)!._id;
  }
}
