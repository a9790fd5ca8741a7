import type { Metadata } from 'next';
import { OrderList } from '@/components/orders/order-list';
import { StateFilter } from '@/components/orders/state-filter';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Pagination } from '@/components/ui/pagination';
import { requireSignedIn } from '@/lib/auth/session';
import { countByState, listOwnOrders } from '@/lib/orders/queries/orders';
import { orderListHref } from '@/lib/orders/rules/list-href';
import { orderFilters } from '@/lib/orders/schema/inputs';
import { pageNumber } from '@/lib/shared/paging';
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
  const { state } = orderFilters.parse(query);
  const person = await requireSignedIn(orderListHref(path, { state }));
  const [orders, counts] = await Promise.all([
    listOwnOrders(person.userId, { state }, pageNumber(query.page)),
    countByState(person.userId),
  ]);
  return (
    <>
      <h1 className="text-4xl">My Orders</h1>
      <Announcements place="myOrders" role={person.role} />
      <StateFilter counts={counts} current={state} hrefFor={(one) => orderListHref(path, { state: one })} />
      {orders.rows.length ? (
        <OrderList rows={orders.rows} />
      ) : (
        <EmptyState
          title={state ? 'No orders in this state' : 'You have not ordered anything yet'}
          action={
            <ButtonLink href={state ? path : '/shop'}>{state ? 'Show all' : 'Go to the shop'}</ButtonLink>
          }
        >
          {state
            ? 'Your other orders are under All.'
            : 'Your orders will be listed here, with where they are.'}
        </EmptyState>
      )}
      <Pagination
        page={orders.page}
        pages={orders.pages}
        hrefFor={(page) => orderListHref(path, { state, page })}
      />
    </>
  );
}
