import type { Metadata } from 'next';
import { ReplacedNumberForm } from '@/components/admin/replaced-number-form';
import { ReplacedNumberImport } from '@/components/admin/replaced-number-import';
import { ReplacedNumberTable } from '@/components/admin/replaced-number-table';
import { Editable } from '@/components/layout/allowed';
import { ListSearch } from '@/components/layout/list-search';
import { buttonClasses } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Pagination } from '@/components/ui/pagination';
import { requireRight } from '@/lib/auth/current-session';
import { listReplacedNumbers } from '@/lib/catalog/queries/replaced-numbers';
import { replacedNumberFilters } from '@/lib/catalog/schema/replaced-numbers';

export const metadata: Metadata = {
  title: 'Replaced part numbers',
  description: 'Old part numbers and the products that replace them.',
  robots: { index: false },
};

const path = '/dashboard/replacedNumbers';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function ReplacedNumbersPage({ searchParams }: Props) {
  await requireRight('products.view', path);
  const filters = replacedNumberFilters.parse(await searchParams);
  const { rows, page, pages, total } = await listReplacedNumbers(filters);
  return (
    <div className="flex flex-col gap-6">
      <div>
        <h1 className="text-4xl">Replaced part numbers</h1>
        <p className="mt-2 max-w-prose text-muted">
          Numbers that customers still have on paper. Search and quick order say which product replaces each,
          and never order it by themselves. A SKU that you rename is kept here.
        </p>
      </div>
      <a
        href="/api/replaced-numbers/export"
        download
        className={buttonClasses('secondary', 'sm', 'self-start')}
      >
        Export CSV
      </a>
      <Editable right="products.edit">
        <ReplacedNumberForm />
        <ReplacedNumberImport />
        {(total > 0 || filters.q) && (
          <ListSearch action={path} label="Old number or SKU begins with" text={filters.q} />
        )}
        {rows.length > 0 ? (
          <ReplacedNumberTable rows={rows} />
        ) : (
          <EmptyState title={filters.q ? 'No number begins so' : 'No replaced numbers yet'}>
            {filters.q ? <a href={path}>Show all</a> : 'Save one above.'}
          </EmptyState>
        )}
      </Editable>
      <Pagination
        page={page}
        pages={pages}
        hrefFor={(to) =>
          `${path}?${new URLSearchParams({ ...(filters.q && { q: filters.q }), page: String(to) })}`
        }
      />
    </div>
  );
}
