import { findStructure } from '@/lib/catalog/queries/structure';
import type { Metadata } from 'next';
import { BulkEditList } from '@/components/bulk-edit/bulk-edit-list';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Pagination } from '@/components/ui/pagination';
import { requireRight } from '@/lib/auth/current-session';
import { listBulkEdits } from '@/lib/bulk-edit/queries';
import { findShop } from '@/lib/settings/queries';
import { clockSettings } from '@/lib/settings/rules/shop';
import { pageNumber } from '@/lib/shared/paging';

export const metadata: Metadata = {
  title: 'Bulk edits',
  description: 'Changes of many products at once, to look at or undo.',
  robots: { index: false },
};

const path = '/dashboard/manageProduct/edits';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function BulkEditsPage({ searchParams }: Props) {
  await requireRight('products.view', path);
  const { page } = await searchParams;
  const [edits, shop] = await Promise.all([listBulkEdits(pageNumber(page)), findShop()]);
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-4xl">Bulk edits</h1>
        <ButtonLink href="/dashboard/manageProduct" size="sm" variant="secondary">
          Back to the products
        </ButtonLink>
      </div>
      {edits.rows.length ? (
        <BulkEditList
          structure={await findStructure()}
          edits={edits.rows}
          currency={shop.currency}
          clock={clockSettings(shop)}
        />
      ) : (
        <EmptyState title="No bulk edits yet">
          Choose products in the list, then edit them together. Each edit is kept here and can be undone.
        </EmptyState>
      )}
      <Pagination
        page={edits.page}
        pages={edits.pages}
        hrefFor={(each) => `${path}${each > 1 ? `?page=${each}` : ''}`}
      />
    </>
  );
}
