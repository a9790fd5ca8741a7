import type { Metadata } from 'next';
import { RequestTable } from '@/components/approvals/request-table';
import { StatusLinks } from '@/components/layout/status-links';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Pagination } from '@/components/ui/pagination';
import { countRequests, listRequests } from '@/lib/approvals/queries/requests';
import { approvalsHref, approvalStatusNames, shownStatuses } from '@/lib/approvals/rules';
import { requestFilters } from '@/lib/approvals/schema';
import { findActiveCompany } from '@/lib/auth/active-company';
import { requireSignedIn } from '@/lib/auth/current-session';
import { findShop } from '@/lib/settings/queries';
import { pageNumber } from '@/lib/shared/paging';

export const metadata: Metadata = {
  title: 'Approvals',
  description: 'Orders of your company that wait for an approval.',
  robots: { index: false },
};

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function ApprovalsPage({ searchParams }: Props) {
  const query = await searchParams;
  const filters = requestFilters.parse(query);
  const person = await requireSignedIn(approvalsHref(filters));
  const company = await findActiveCompany(person);
  if (!company)
    return (
      <>
        <h1 className="mb-6 text-4xl">Approvals</h1>
        <EmptyState title="You are buying for yourself">
          Choose in the account menu the company whose requests you want to see.
        </EmptyState>
      </>
    );
  const [found, shop, ...counts] = await Promise.all([
    listRequests(person.userId, company, filters, pageNumber(query.page)),
    findShop(),
    ...shownStatuses.map((status) => countRequests(person.userId, company, status)),
  ]);
  const entries = [
    { state: undefined, name: 'All', count: counts.reduce((sum, count) => sum + count, 0) },
    ...shownStatuses.map((state, index) => ({
      state,
      name: approvalStatusNames[state],
      count: counts[index]!,
    })),
  ];
  return (
    <>
      <h1 className="text-4xl">Approvals</h1>
      <p className="mt-2 text-muted wrap-anywhere">Requests for {company.name}</p>
      <StatusLinks
        entries={entries}
        current={filters.status}
        hrefFor={(status) => approvalsHref({ status })}
      />
      {found.rows.length > 0 ? (
        <RequestTable rows={found.rows} clock={shop} />
      ) : (
        <EmptyState title="No requests" action={<ButtonLink href="/shop">Go to the shop</ButtonLink>}>
          Orders that need an approval by the rules of your company appear here.
        </EmptyState>
      )}
      <Pagination
        page={found.page}
        pages={found.pages}
        hrefFor={(page) => approvalsHref({ ...filters, page })}
      />
    </>
  );
}
