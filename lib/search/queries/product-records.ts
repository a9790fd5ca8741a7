import { productRecordOf } from '../../catalog/collection/product-view';
import { products, type ProductDocument } from '../../catalog/collection/products';
import type { ProductRecord } from '../../catalog/schema/product';
import type { RecordList } from '../../platform/record-list';
import { findShop } from '../../settings/queries';
import type { ProductFilters } from '../schema';
import { adminProductsFilter } from './admin-products';

/** The products in every status, for other systems. */
export const productRecords: RecordList<ProductDocument, ProductRecord, ProductFilters> = {
  name: 'products',
  collection: products,
  idOf: (id) => id,
  filterOf: ({ q = '', state = null, category = null, tag = null, brand = '' }) =>
    adminProductsFilter({ q, state, category, tag, brand }),
  rowsOf: async (documents) => {
    const { currency } = await findShop();
    return documents.map((document) => [{ place: 0, row: productRecordOf(document, currency) }]);
  },
  filterOne: (id) => ({ _id: id }),
  keyOf: ({ id }) => id,
};
