import type { Metadata } from 'next';
import { AdminOrderTable } from '@/components/orders/admin-order-table';
import { NoOrderMatches } from '@/components/orders/no-order-matches';
import { OrderListActions } from '@/components/orders/order-list-actions';
import { OrderSearch } from '@/components/orders/order-search';
import { StatusFilter } from '@/components/orders/status-filter';
import { EmptyState } from '@/components/ui/empty-state';
import { Pagination } from '@/components/ui/pagination';
import { requireRight } from '@/lib/auth/current-session';
import { countByStatus, listAllOrders } from '@/lib/orders/queries/orders';
import { orderListHref } from '@/lib/orders/rules/list-href';
import { orderFilters } from '@/lib/orders/schema/inputs';
import { pageNumber } from '@/lib/shared/paging';
import { findShop } from '@/lib/settings/queries';
import { clockSettings } from '@/lib/settings/rules/shop';
import { Announcements } from '../../announcements';

export const metadata: Metadata = {
  title: 'Manage All Orders',
  description: 'All orders of the shop.',
  robots: { index: false },
};

const path = '/dashboard/manageOrder';

export default async function ManageOrderPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const query = await searchParams;
  const filters = orderFilters.parse(query);
  await requireRight('orders.view', orderListHref(path, filters));
  const [orders, counts, shop] = await Promise.all([
    listAllOrders(filters, pageNumber(query.page)),
    countByStatus(),
    findShop(),
  ]);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-4xl">Manage All Orders</h1>
        <OrderListActions path={path} filters={filters} />
      </div>
      <Announcements place="manageOrder" role="admin" />
      <StatusFilter
        counts={counts}
        current={filters.state}
        hrefFor={(state) => orderListHref(path, { ...filters, state })}
      />
      <OrderSearch path={path} filters={filters} hint="Number, name, email, SKU" byDay />
      {orders.rows.length ? (
        <AdminOrderTable
          key={JSON.stringify([filters, orders.page])}
          rows={orders.rows}
          path={path}
          filters={filters}
          clock={clockSettings(shop)}
        />
      ) : orderListHref(path, { ...filters, sort: undefined }) !== path ? (
        <NoOrderMatches path={path} />
      ) : (
        <EmptyState title="No orders yet">The first one will be listed here.</EmptyState>
      )}
      <Pagination
        page={orders.page}
        pages={orders.pages}
        hrefFor={(page) => orderListHref(path, { ...filters, page })}
      />
    </>
  );
}
