import type { Metadata } from 'next';
import { ImportPage } from '@/components/admin/import-page';
import { requireRight } from '@/lib/auth/current-session';
import { partColumns } from '@/lib/purchasing/rules/part-csv';
import { suppliersPath } from '@/lib/purchasing/rules/paths';

export const metadata: Metadata = {
  title: 'Import parts of suppliers',
  description: 'Part numbers, costs and lead times of suppliers, from a CSV file.',
  robots: { index: false },
};

export default async function ImportPartsPage() {
  await requireRight('purchasing.edit', `${suppliersPath}/import`);
  return (
    <ImportPage
      title="Import parts of suppliers"
      back={{ name: 'Back to the suppliers', href: suppliersPath }}
      columns={partColumns}
      path="/supplier-parts/import"
      records="parts"
    >
      <li>One row for each supplier and SKU. A part that the file lacks stays as it is.</li>
      <li>
        <code>supplier</code> is the exact name of one of your suppliers. <code>cost</code> is of one unit, in
        the currency of that supplier, such as <code>12.50</code>.
      </li>
      <li>
        A new part needs <code>partNumber</code> and <code>cost</code>; without <code>packSize</code> it is
        sold singly. Columns that the file lacks stay as they are.
      </li>
      <li>
        An empty <code>leadTimeDays</code> means the days of the supplier. <code>preferred</code> is{' '}
        <code>yes</code> for the supplier from whom a SKU is bought first, else <code>no</code>.
      </li>
      <li>
        The column <code>product</code> is for reading only.
      </li>
    </ImportPage>
  );
}
