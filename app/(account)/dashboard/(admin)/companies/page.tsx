import type { Metadata } from 'next';
import { CompanyFilter } from '@/components/companies/company-filter';
import { CompanyTable } from '@/components/companies/company-table';
import { Allowed } from '@/components/layout/allowed';
import { ButtonLink, buttonClasses } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Pagination } from '@/components/ui/pagination';
import { requireRight } from '@/lib/auth/current-session';
import { countCompanies, listCompanies } from '@/lib/companies/queries/companies';
import { companiesHref, companiesPath } from '@/lib/companies/rules/paths';
import { companyFilters } from '@/lib/companies/schema/company';
import { pageNumber } from '@/lib/shared/paging';
import { listStaffWith } from '@/lib/users/queries';

export const metadata: Metadata = {
  title: 'Companies',
  description: 'Companies that buy here, their status and who looks after them.',
  robots: { index: false },
};

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function CompaniesPage({ searchParams }: Props) {
  const query = await searchParams;
  const filters = companyFilters.parse(query);
  const person = await requireRight('companies.view', companiesHref(filters));
  const [found, counts, salesPeople] = await Promise.all([
    listCompanies(filters, pageNumber(query.page)),
    countCompanies(),
    listStaffWith('companies.view'),
  ]);
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-4xl">Companies</h1>
        <div className="flex flex-wrap gap-3">
          <a
            href={companiesHref(filters, '/api/companies/export')}
            download
            className={buttonClasses('secondary')}
          >
            Export CSV
          </a>
          <Allowed right="companies.edit">
            <ButtonLink href={`${companiesPath}/new`}>Add a company</ButtonLink>
          </Allowed>
        </div>
      </div>
      <CompanyFilter filters={filters} counts={counts} salesPeople={salesPeople} selfId={person.userId} />
      {found.rows.length > 0 ? (
        <CompanyTable rows={found.rows} filters={filters} salesPeople={salesPeople} />
      ) : counts.active + counts.requested + counts.suspended > 0 ? (
        <EmptyState
          title="No company matches"
          action={<ButtonLink href={companiesPath}>Show all</ButtonLink>}
        >
          Try fewer words or another status.
        </EmptyState>
      ) : (
        <EmptyState title="No company buys here yet">
          Add one, or wait for somebody to ask for a company account.
        </EmptyState>
      )}
      <Pagination
        page={found.page}
        pages={found.pages}
        hrefFor={(page) => companiesHref({ ...filters, page })}
      />
    </>
  );
}
