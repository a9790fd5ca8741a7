import type { Metadata } from 'next';
import { AssortmentTable } from '@/components/assortments/assortment-table';
import { Allowed } from '@/components/layout/allowed';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Pagination } from '@/components/ui/pagination';
import { listAssortments } from '@/lib/assortments/queries';
import { assortmentsPath } from '@/lib/assortments/rules/form';
import { requireRight } from '@/lib/auth/current-session';
import { pageNumber } from '@/lib/shared/paging';

export const metadata: Metadata = {
  title: 'Assortments',
  description: 'Which customers, companies and groups are offered exclusive products.',
  robots: { index: false },
};

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function AssortmentsPage({ searchParams }: Props) {
  await requireRight('prices.view', assortmentsPath);
  const found = await listAssortments(pageNumber((await searchParams).page));
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-4xl">Assortments</h1>
        <Allowed right="prices.edit">
          <ButtonLink href={`${assortmentsPath}/new`} size="sm">
            New assortment
          </ButtonLink>
        </Allowed>
      </div>
      <p className="mt-3 mb-6 max-w-prose text-muted">
        A product with the status “Exclusive” is offered only to buyers whose assortment names it; nobody else
        finds it. An assortment can also limit its buyers to what it names.
      </p>
      {found.rows.length > 0 ? (
        <AssortmentTable rows={found.rows} />
      ) : (
        <EmptyState title="No assortments yet">
          Add one when products are for certain customers alone.
        </EmptyState>
      )}
      <Pagination
        page={found.page}
        pages={found.pages}
        hrefFor={(page) => (page > 1 ? `${assortmentsPath}?page=${page}` : assortmentsPath)}
      />
    </>
  );
}
