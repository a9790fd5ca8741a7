import type { Metadata } from 'next';
import { CsvLinks } from '@/components/admin/csv-links';
import { Allowed } from '@/components/layout/allowed';
import { ListSearch } from '@/components/layout/list-search';
import { PurchasingTabs } from '@/components/purchasing/purchasing-tabs';
import { SupplierTable } from '@/components/purchasing/supplier-table';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Pagination } from '@/components/ui/pagination';
import { requireRight } from '@/lib/auth/current-session';
import { listSuppliers } from '@/lib/purchasing/queries/suppliers';
import { suppliersHref, suppliersPath } from '@/lib/purchasing/rules/paths';
import { supplierFilters } from '@/lib/purchasing/schema/suppliers';
import { pageNumber } from '@/lib/shared/paging';

export const metadata: Metadata = {
  title: 'Suppliers',
  description: 'From whom the shop buys, and at which cost.',
  robots: { index: false },
};

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function SuppliersPage({ searchParams }: Props) {
  const query = await searchParams;
  const filters = supplierFilters.parse(query);
  await requireRight('purchasing.view', suppliersHref(filters));
  const found = await listSuppliers(filters, pageNumber(query.page));
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-4xl">Suppliers</h1>
        <div className="flex flex-wrap gap-3">
          <Allowed right="purchasing.edit">
            <ButtonLink href={`${suppliersPath}/new`} size="sm">
              New supplier
            </ButtonLink>
          </Allowed>
          <CsvLinks
            label="Parts"
            importHref={`${suppliersPath}/import`}
            right="purchasing.edit"
            exportHref="/api/supplier-parts/export"
          />
        </div>
      </div>
      <PurchasingTabs current="suppliers" />
      <div className="mt-5">
        <ListSearch
          action={suppliersPath}
          label="Name, email or contact"
          text={filters.q}
          kept={{ sort: filters.sort }}
        />
      </div>
      {found.rows.length > 0 ? (
        <SupplierTable rows={found.rows} filters={filters} />
      ) : filters.q ? (
        <EmptyState
          title="No suppliers match"
          action={<ButtonLink href={suppliersPath}>Show all</ButtonLink>}
        >
          Try fewer words.
        </EmptyState>
      ) : (
        <EmptyState title="No suppliers yet">
          Add those from whom you buy, then say what they sell.
        </EmptyState>
      )}
      <Pagination
        page={found.page}
        pages={found.pages}
        hrefFor={(page) => suppliersHref({ ...filters, page })}
      />
    </>
  );
}
