/** The columns of the admin list of products that can be chosen, in their order; the product itself is always there. */
export const productColumnNames = {
  sku: 'SKU',
  category: 'Category',
  brand: 'Brand',
  tags: 'Tags',
  price: 'Price',
  stock: 'Stock',
  bin: 'Bin place',
  state: 'Status',
  changed: 'Changed',
  created: 'Created',
} as const;
export type ProductColumn = keyof typeof productColumnNames;
export const allProductColumns = Object.keys(productColumnNames) as ProductColumn[];
export const defaultProductColumns: ProductColumn[] = ['sku', 'price', 'stock', 'state'];

/** The known columns among these, in the order of the list. */
export const readProductColumns = (columns: string[]): ProductColumn[] =>
  allProductColumns.filter((column) => columns.includes(column));
