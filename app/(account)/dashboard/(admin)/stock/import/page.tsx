import type { Metadata } from 'next';
import { ImportPage } from '@/components/admin/import-page';
import { requireRight } from '@/lib/auth/current-session';
import { stockPath } from '@/lib/inventory/rules';
import { reorderColumns } from '@/lib/purchasing/rules/reorder-csv';

export const metadata: Metadata = {
  title: 'Import reorder points',
  description: 'When and how much of each SKU to order again, from a CSV file.',
  robots: { index: false },
};

export default async function ImportReorderPointsPage() {
  await requireRight('purchasing.edit', `${stockPath}/import`);
  return (
    <ImportPage
      title="Import reorder points"
      back={{ name: 'Back to the stock', href: stockPath }}
      columns={reorderColumns}
      path="/stock/reorder-points/import"
      records="SKUs"
    >
      <li>One row for each SKU. A SKU that the file lacks stays as it is.</li>
      <li>
        An empty <code>reorderPoint</code> means that the SKU is never proposed. A column that the file lacks
        stays as it is.
      </li>
      <li>
        The column <code>product</code> is for reading only.
      </li>
    </ImportPage>
  );
}
