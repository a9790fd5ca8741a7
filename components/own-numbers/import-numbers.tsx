import { ImportPage } from '@/components/admin/import-page';
import { ownNumberColumns } from '@/lib/own-numbers/rules/csv';

/** Imports part numbers of an owner, as the API names it, from a CSV file. */
export function ImportNumbers({ owner, path }: { owner: string; path: string }) {
  return (
    <ImportPage
      title="Import part numbers"
      back={{ name: 'Back to the part numbers', href: path }}
      columns={ownNumberColumns}
      path={`/own-numbers/${owner}/import`}
      records="part numbers"
    >
      <li>
        One row for each SKU: <code>sku</code> is that of the shop, <code>number</code> is the customer’s. A
        SKU that the file lacks keeps its number.
      </li>
      <li>Two SKUs can’t have one number; letter case, spaces and punctuation don’t distinguish numbers.</li>
      <li>
        The column <code>product</code> is for reading only.
      </li>
    </ImportPage>
  );
}
