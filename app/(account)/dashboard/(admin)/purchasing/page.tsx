import type { Metadata } from 'next';
import { PurchaseFilter } from '@/components/purchasing/purchase-filter';
import { PurchaseTable } from '@/components/purchasing/purchase-table';
import { PurchasingTabs } from '@/components/purchasing/purchasing-tabs';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Pagination } from '@/components/ui/pagination';
import { requireRight } from '@/lib/auth/current-session';
import { countPurchases, listPurchases } from '@/lib/purchasing/queries/orders';
import { proposalPath, purchasesHref, purchasingPath } from '@/lib/purchasing/rules/paths';
import { purchaseFilters } from '@/lib/purchasing/schema/orders';
import { findShop } from '@/lib/settings/queries';
import { clockSettings } from '@/lib/settings/rules/shop';
import { pageNumber } from '@/lib/shared/paging';

export const metadata: Metadata = {
  title: 'Purchasing',
  description: 'Purchase orders to suppliers and what is still to come.',
  robots: { index: false },
};

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function PurchasingPage({ searchParams }: Props) {
  const query = await searchParams;
  const filters = purchaseFilters.parse(query);
  await requireRight('purchasing.view', purchasesHref(filters));
  const [found, counts, shop] = await Promise.all([
    listPurchases(filters, pageNumber(query.page)),
    countPurchases(),
    findShop(),
  ]);
  const isFiltered = Boolean(filters.state ?? filters.q ?? filters.supplier);
  return (
    <>
      <h1 className="mb-4 text-4xl">Purchasing</h1>
      <PurchasingTabs current="orders" />
      <PurchaseFilter filters={filters} counts={counts} />
      {found.rows.length > 0 ? (
        <PurchaseTable rows={found.rows} filters={filters} clock={clockSettings(shop)} />
      ) : isFiltered ? (
        <EmptyState title="No orders match" action={<ButtonLink href={purchasingPath}>Show all</ButtonLink>}>
          Try fewer words or another state.
        </EmptyState>
      ) : (
        <EmptyState
          title="No purchase orders yet"
          action={<ButtonLink href={proposalPath}>See what to order</ButtonLink>}
        >
          The proposal lists what has reached its reorder point, by supplier.
        </EmptyState>
      )}
      <Pagination
        page={found.page}
        pages={found.pages}
        hrefFor={(page) => purchasesHref({ ...filters, page })}
      />
    </>
  );
}
