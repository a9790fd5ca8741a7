import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ImportPage } from '@/components/admin/import-page';
import { requireRight } from '@/lib/auth/current-session';
import { findPriceList } from '@/lib/price-lists/queries';
import { entryColumns } from '@/lib/price-lists/rules/csv';
import { priceListHref } from '@/lib/price-lists/rules/list';
import { priceListParams } from '@/lib/price-lists/schema';

export const metadata: Metadata = {
  title: 'Import prices',
  description: 'The prices of a price list, from a CSV file.',
  robots: { index: false },
};

export default async function ImportEntriesPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  await requireRight('prices.edit', `${priceListHref(id)}/import`);
  const list = priceListParams.safeParse({ id }).success ? await findPriceList(id) : null;
  if (!list) notFound();
  return (
    <ImportPage
      title={`Import prices: ${list.name}`}
      back={{ name: 'Back to the price list', href: priceListHref(id) }}
      columns={entryColumns}
      path={`/price-lists/${id}/import`}
      records="prices"
    >
      <li>
        One row for each price. It is for a <code>sku</code>, or a <code>category</code> by its key, or for
        everything where both are empty, and counts <code>from</code> a quantity on.
      </li>
      <li>
        <code>price</code> is of one unit in {list.currency}, for a SKU only; or else <code>percentOff</code>{' '}
        takes a percentage off the list price. A row has one of the two.
      </li>
      <li>Prices that the file lacks stay as they are.</li>
    </ImportPage>
  );
}
