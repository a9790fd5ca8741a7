import { Allowed } from '@/components/layout/allowed';
import { ButtonLink, buttonClasses } from '@/components/ui/button';
import { orderListHref } from '@/lib/orders/rules/list-href';
import type { OrderFilters } from '@/lib/orders/schema/inputs';

/** What staff can do above the list of all orders: place one for a customer, and export those that are listed. */
export function OrderListActions({ path, filters }: { path: string; filters: OrderFilters }) {
  return (
    <div className="flex flex-wrap gap-3">
      <Allowed right="orders.edit">
        <ButtonLink href={`${path}/new`} size="sm">
          New order
        </ButtonLink>
      </Allowed>
      <a
        href={orderListHref('/api/orders/export', filters)}
        download
        className={buttonClasses('secondary', 'sm')}
      >
        Export as CSV
      </a>
    </div>
  );
}
