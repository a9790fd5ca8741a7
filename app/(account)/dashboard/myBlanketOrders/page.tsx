import type { Metadata } from 'next';
import { BlanketTable } from '@/components/blanket-orders/blanket-table';
import { EmptyState } from '@/components/ui/empty-state';
import { Pagination } from '@/components/ui/pagination';
import { findActiveCompany } from '@/lib/auth/active-company';
import { requireSignedIn } from '@/lib/auth/current-session';
import { listOwnBlanketOrders } from '@/lib/blanket-orders/queries/blanket-orders';
import {
  blanketOrdersHref,
  ownBlanketOrderHref,
  ownBlanketOrdersPath,
} from '@/lib/blanket-orders/rules/paths';
import { findShop } from '@/lib/settings/queries';
import { pageNumber, pageOf } from '@/lib/shared/paging';

export const metadata: Metadata = {
  title: 'Blanket orders',
  description: 'What your company has agreed with us, to call off at fixed prices.',
  robots: { index: false },
};

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function MyBlanketOrdersPage({ searchParams }: Props) {
  const query = await searchParams;
  const person = await requireSignedIn(ownBlanketOrdersPath);
  const [company, { locale }] = await Promise.all([findActiveCompany(person), findShop()]);
  const found = company
    ? await listOwnBlanketOrders(company.id, pageNumber(query.page))
    : pageOf([], 1, 25, 0);
  return (
    <>
      <h1 className="mb-2 text-4xl">Blanket orders</h1>
      {company && <p className="mb-4 text-muted">Of {company.name}</p>}
      {found.rows.length > 0 ? (
        <BlanketTable rows={found.rows} locale={locale} hrefOf={ownBlanketOrderHref} />
      ) : (
        <EmptyState title="No blanket orders">
          {company
            ? 'Agree with us on quantities and prices for a year, and call them off when you need them. Ask us for one.'
            : 'Blanket orders are for companies. Choose in the account menu for which one you are buying.'}
        </EmptyState>
      )}
      <Pagination
        page={found.page}
        pages={found.pages}
        hrefFor={(page) => blanketOrdersHref({ page }, ownBlanketOrdersPath)}
      />
    </>
  );
}
