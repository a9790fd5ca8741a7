import type { Metadata } from 'next';
import { ProductImport } from '@/components/admin/product-import';
import { ButtonLink } from '@/components/ui/button';
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
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-4xl">Import products</h1>
        <ButtonLink href="/dashboard/manageProduct" size="sm" variant="secondary">
          Back to the products
        </ButtonLink>
      </div>
      <details className="mb-6 max-w-5xl rounded-card border border-line bg-surface p-4">
        <summary className="cursor-pointer font-semibold">How the file is read</summary>
        <ul className="mt-3 flex list-disc flex-col gap-1.5 pl-5">
          <li>
            One row for each SKU. The rows of a product have the same slug or name and repeat its fields.
          </li>
          <li>
            A known SKU is updated, an unknown one is created. Nothing is ever removed: archive a product by
            its status.
          </li>
          <li>
            Fields without a column stay as they are: <code>sku, price</code> makes a complete price list.
          </li>
          <li>
            Several values in a cell are separated by <code>|</code>, such as{' '}
            <code>cordless | heavy-duty</code> or <code>Voltage: 18 V | Weight: 1.2 kg</code>; price breaks
            are <code>10: 5 | 25: 10</code>. A backslash before a separator makes it part of the value.
          </li>
          <li>The export is such a file; importing it again changes nothing.</li>
        </ul>
        <p className="mt-3 text-sm break-words text-muted">Columns: {productColumns.join(', ')}</p>
      </details>
      <ProductImport />
    </>
  );
}
