import type { Metadata } from 'next';
import { BlanketFilter } from '@/components/blanket-orders/blanket-filter';
import { BlanketTable } from '@/components/blanket-orders/blanket-table';
import { Allowed } from '@/components/layout/allowed';
import { ButtonLink, buttonClasses } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Pagination } from '@/components/ui/pagination';
import { requireRight } from '@/lib/auth/current-session';
import { countBlanketOrders, listBlanketOrders } from '@/lib/blanket-orders/queries/blanket-orders';
import { blanketOrderHref, blanketOrdersHref, blanketOrdersPath } from '@/lib/blanket-orders/rules/paths';
import { blanketFilters, type BlanketFilters } from '@/lib/blanket-orders/schema';
import { findShop } from '@/lib/settings/queries';
import { pageNumber } from '@/lib/shared/paging';
import { sortableColumn } from '@/lib/shared/sorting';

export const metadata: Metadata = {
  title: 'Blanket orders',
  description: 'Quantities and prices that are agreed with companies, and what was called off.',
  robots: { index: false },
};

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function BlanketOrdersPage({ searchParams }: Props) {
  const query = await searchParams;
  const filters = blanketFilters.parse(query);
  await requireRight('quotes.view', blanketOrdersHref(filters));
  const [found, counts, { locale }] = await Promise.all([
    listBlanketOrders(filters, pageNumber(query.page)),
    countBlanketOrders(),
    findShop(),
  ]);
  const hrefFor = (sort: BlanketFilters['sort']) => blanketOrdersHref({ ...filters, sort });
  const column = (title: string, name: string) =>
    sortableColumn<NonNullable<BlanketFilters['sort']>>(title, name, {
      sort: filters.sort,
      fallback: '',
      hrefFor,
    });
  const exportHref = blanketOrdersHref(filters, '/api/blanket-orders/export');
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-4xl">Blanket orders</h1>
        <div className="flex flex-wrap gap-3">
          <a href={exportHref} download className={buttonClasses('secondary')}>
            Export CSV
          </a>
          <Allowed right="quotes.edit">
            <ButtonLink href={`${blanketOrdersPath}/new`}>New blanket order</ButtonLink>
          </Allowed>
        </div>
      </div>
      <BlanketFilter filters={filters} counts={counts} />
      {found.rows.length > 0 ? (
        <BlanketTable
          rows={found.rows}
          locale={locale}
          hrefOf={blanketOrderHref}
          numberColumn={column('Blanket order', 'number')}
          untilColumn={column('Until', 'until')}
          showsCompany
        />
      ) : (
        <EmptyState title="No blanket orders">
          Begin one here, or from a quote that a company has accepted.
        </EmptyState>
      )}
      <Pagination
        page={found.page}
        pages={found.pages}
        hrefFor={(page) => blanketOrdersHref({ ...filters, page })}
      />
    </>
  );
}
