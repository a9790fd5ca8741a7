import type { Metadata } from 'next';
import { NoOrderMatches } from '@/components/orders/no-order-matches';
import { OrderList } from '@/components/orders/order-list';
import { OrderSearch } from '@/components/orders/order-search';
import { StatusFilter } from '@/components/orders/status-filter';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Pagination } from '@/components/ui/pagination';
import { findActiveCompany } from '@/lib/auth/active-company';
import { requireSignedIn } from '@/lib/auth/current-session';
import { countByStatus, listOwnOrders } from '@/lib/orders/queries/orders';
import { orderListHref } from '@/lib/orders/rules/list-href';
import { orderFilters } from '@/lib/orders/schema/inputs';
import { pageNumber } from '@/lib/shared/paging';
import { findShop } from '@/lib/settings/queries';
import { Announcements } from '../announcements';

export const metadata: Metadata = {
  title: 'My Orders',
  description: 'What you have ordered, and where it is.',
  robots: { index: false },
};

const path = '/dashboard/myOrders';

export default async function MyOrdersPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const query = await searchParams;
  const { state, q } = orderFilters.parse(query);
  const filters = { state, q };
  const person = await requireSignedIn(orderListHref(path, filters));
  const company = await findActiveCompany(person);
  const [orders, counts, shop] = await Promise.all([
    listOwnOrders(person.userId, filters, pageNumber(query.page), company),
    countByStatus(person.userId, company),
    findShop(),
  ]);
  return (
    <>
      <h1 className="text-4xl">My Orders</h1>
      {company && <p className="mt-2 text-muted">Orders for {company.name}</p>}
      <Announcements place="myOrders" role={person.role} />
      <StatusFilter
        counts={counts}
        current={state}
        hrefFor={(one) => orderListHref(path, { q, state: one })}
      />
      {Object.values(counts).some(Boolean) && (
        <OrderSearch path={path} filters={filters} hint="Number, product or SKU" />
      )}
      {orders.rows.length ? (
        <OrderList rows={orders.rows} clock={shop} />
      ) : state || q ? (
        <NoOrderMatches path={path} />
      ) : (
        <EmptyState
          title="You have not ordered anything yet"
          action={<ButtonLink href="/shop">Go to the shop</ButtonLink>}
        >
          Your orders and their status will appear here.
        </EmptyState>
      )}
      <Pagination
        page={orders.page}
        pages={orders.pages}
        hrefFor={(page) => orderListHref(path, { ...filters, page })}
      />
    </>
  );
}
