import type { Metadata } from 'next';
import { ImportPage } from '@/components/admin/import-page';
import { requireRight } from '@/lib/auth/current-session';
import { productColumns } from '@/lib/product-import/rules/product-csv';

export const metadata: Metadata = {
  title: 'Import products',
  description: 'Products, prices and stock from a CSV file.',
  robots: { index: false },
};

export default async function ImportProductsPage() {
  await requireRight('products.edit', '/dashboard/manageProduct/import');
  return (
    <ImportPage
      title="Import products"
      back={{ name: 'Back to the products', href: '/dashboard/manageProduct' }}
      columns={productColumns}
      path="/products/import"
      records="products"
    >
      <li>One row for each SKU. The rows of a product have the same slug or name and repeat its fields.</li>
      <li>
        A known SKU is updated, an unknown one is created. Nothing is ever removed: archive a product by its
        status.
      </li>
      <li>
        Fields without a column stay as they are: <code>sku, price</code> makes a complete price list.
      </li>
      <li>
        Several values in a cell are separated by <code>|</code>, such as <code>cordless | heavy-duty</code>{' '}
        or <code>Voltage: 18 V | Weight: 1.2 kg</code>; price breaks are <code>10: 5 | 25: 10</code>. A
        backslash before a separator makes it part of the value.
      </li>
    </ImportPage>
  );
}
