import { ObjectId } from 'mongodb';
import { products } from '../../catalog/collection/products';
import { stock } from '../../catalog/collection/stock';
import { findStructure } from '../../catalog/queries/structure';
import { scopeOf } from '../../catalog/rules/structure';
import { pageOf, type Page } from '../../shared/paging';
import { stockCountLines, stockCounts, type StockCountDocument } from '../collection';
import type { StockCount, StockRow } from '../schema';
import { stockRowsOf } from './stock-list';

const pageSize = 25;
const shownUncounted = 50;

const viewOf = ({ _id, startedAt, postedBy: _postedBy, ...rest }: StockCountDocument): StockCount => ({
  ...rest,
  id: _id.toHexString(),
  startedAt: startedAt.toISOString(),
});

/** One page of the counts, newest first. */
export async function listCounts(page: number): Promise<Page<StockCount>> {
  const [found, total] = await Promise.all([
    stockCounts()
      .find()
      .sort({ startedAt: -1 })
      .skip((page - 1) * pageSize)
      .limit(pageSize)
      .toArray(),
    stockCounts().estimatedDocumentCount(),
  ]);
  return pageOf(found.map(viewOf), page, pageSize, total);
}

export type CountedLine = StockRow & {
  counted: number;
  expected: number;
  by: string;
  outcome: string | null;
};

/** A count with the latest lines, those that differ first, and the first SKUs that are not counted yet. Null if absent. */
export async function findCount(
  id: string,
): Promise<{ count: StockCount; lines: CountedLine[]; uncounted: StockRow[]; left: number } | null> {
  const document = await stockCounts().findOne({ _id: new ObjectId(id) });
  if (!document) return null;
  const found = await stockCountLines().find({ count: id }).sort({ count: 1, at: -1 }).limit(2_000).toArray();
  const skus = found.map(({ sku }) => sku);
  const scope = await scopeFilter(document);
  const [shelves, rest, left] = await Promise.all([
    stock()
      .find({ _id: { $in: skus } })
      .toArray()
      .then(stockRowsOf),
    stock()
      .find({ $and: [scope, { _id: { $nin: skus } }] })
      .sort({ _id: 1 })
      .limit(shownUncounted)
      .toArray()
      .then(stockRowsOf),
    Object.keys(scope).length > 0
      ? stock().countDocuments({ $and: [scope, { _id: { $nin: skus } }] })
      : stock()
          .estimatedDocumentCount()
          .then((all) => Math.max(0, all - skus.length)),
  ]);
  const bySku = new Map(shelves.map((row) => [row.sku, row]));
  const lines = found.flatMap(({ sku, counted, expected, by, outcome }): CountedLine[] => {
    const row = bySku.get(sku);
    return row ? [{ ...row, counted, expected, by, outcome: outcome ?? null }] : [];
  });
  const differs = ({ counted, expected }: CountedLine) => Number(counted !== expected);
  lines.sort((one, other) => differs(other) - differs(one));
  return { count: viewOf(document), lines, uncounted: rest, left };
}

/** The SKUs that a count is about. */
async function scopeFilter({ category, skus }: StockCountDocument): Promise<{
  _id?: { $in: string[] };
  productId?: { $in: string[] };
}> {
  if (skus.length) return { _id: { $in: skus } };
  if (!category) return {};
  const inside = scopeOf(await findStructure(), category);
  const found = await products()
    .find({ category: { $in: inside } })
    .project<{ _id: string }>({ _id: 1 })
    .toArray();
  return { productId: { $in: found.map(({ _id }) => _id) } };
}
