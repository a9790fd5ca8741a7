import { stock, type StockDocument } from '../../catalog/collection/stock';
import type { RecordList } from '../../platform/record-list';
import type { StockFilters, StockRow } from '../schema';
import { stockFilter, stockRowsOf } from './stock-list';

/** The stock of all SKUs, for other systems. */
export const stockRecords: RecordList<StockDocument, StockRow, Omit<StockFilters, 'sort'>> = {
  name: 'stock',
  collection: stock,
  idOf: (sku) => sku,
  filterOf: (query) => stockFilter(query),
  rowsOf: async (documents) => (await stockRowsOf(documents)).map((row) => [{ place: 0, row }]),
  filterOne: (sku) => ({ _id: sku }),
  keyOf: ({ sku }) => sku,
};
