import { findStructure } from '@/lib/catalog/queries/structure';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { BulkActions } from '@/components/bulk-edit/bulk-actions';
import { BulkRows } from '@/components/bulk-edit/bulk-rows';
import { ProductHead } from '@/components/admin/product-head';
import { StatusLinks } from '@/components/layout/status-links';
import { EmptyState } from '@/components/ui/empty-state';
import { Pagination } from '@/components/ui/pagination';
import { requireRight } from '@/lib/auth/current-session';
import { findBulkEdit, listBulkEditRows } from '@/lib/bulk-edit/queries';
import { bulkRowNames, changeText } from '@/lib/bulk-edit/rules/texts';
import { bulkRowStates, type BulkRowState } from '@/lib/bulk-edit/schema';
import { findShop } from '@/lib/settings/queries';
import { clockSettings } from '@/lib/settings/rules/shop';
import { formatDateTime } from '@/lib/shared/dates';
import { pageNumber } from '@/lib/shared/paging';

export const metadata: Metadata = {
  title: 'Bulk edit',
  description: 'Old and new values of many products.',
  robots: { index: false },
};

type Props = {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export default async function BulkEditPage({ params, searchParams }: Props) {
  const { id } = await params;
  const path = `/dashboard/manageProduct/edits/${id}`;
  await requireRight('products.view', path);
  const query = await searchParams;
  const state = bulkRowStates.find((each) => each === query.state) ?? null;
  const [structure, edit, rows, shop] = await Promise.all([
    findStructure(),
    findBulkEdit(id),
    listBulkEditRows(id, state, pageNumber(query.page)),
    findShop(),
  ]);
  if (!edit) notFound();
  const hrefOf = (of: BulkRowState | null | undefined, page = 1) => {
    const search = new URLSearchParams({ ...(of && { state: of }), ...(page > 1 && { page: String(page) }) });
    return search.size ? `${path}?${search}` : path;
  };
  const counted = bulkRowStates.filter((each) => edit.counts[each] > 0 || each === state);
  return (
    <>
      <ProductHead title="Bulk edit" href={path} />
      <p className="text-lg">{changeText(structure, edit.change, shop.currency)}</p>
      <p className="text-sm text-muted">
        {edit.actor ?? 'Command line'},{' '}
        {formatDateTime(edit.appliedAt ?? edit.createdAt, clockSettings(shop))}
      </p>
      <BulkActions edit={edit} />
      <StatusLinks
        entries={[
          { state: undefined, name: 'All', count: edit.total },
          ...counted.map((each) => ({ state: each, name: bulkRowNames[each], count: edit.counts[each] })),
        ]}
        current={state ?? undefined}
        hrefFor={hrefOf}
      />
      {rows.rows.length ? (
        <BulkRows rows={rows.rows} currency={shop.currency} structure={structure} />
      ) : (
        <EmptyState title="No products here" />
      )}
      <Pagination page={rows.page} pages={rows.pages} hrefFor={(page) => hrefOf(state, page)} />
    </>
  );
}
