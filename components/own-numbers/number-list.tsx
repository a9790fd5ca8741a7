import { ListSearch } from '@/components/layout/list-search';
import { buttonClasses, ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Pagination } from '@/components/ui/pagination';
import { ownNumbersHref } from '@/lib/own-numbers/rules/paths';
import type { OwnNumberFilters, OwnNumberRow } from '@/lib/own-numbers/schema';
import type { Page } from '@/lib/shared/paging';
import { NumberForm } from './number-form';
import { NumberTable } from './number-table';

/** The part numbers of an owner with form, search, import and export. `owner` is as the API names it. */
export function NumberList({
  owner,
  found: { rows, page, pages, total },
  filters,
  path,
  mayEdit,
  isOwn = true,
}: {
  owner: string;
  found: Page<OwnNumberRow>;
  filters: OwnNumberFilters;
  /** The page's own address. */
  path: string;
  mayEdit: boolean;
  /** False where staff see the numbers of a customer. */
  isOwn?: boolean;
}) {
  return (
    <>
      {mayEdit && <NumberForm owner={owner} isOwn={isOwn} />}
      <p className="flex flex-wrap gap-3">
        {mayEdit && (
          <ButtonLink href={`${path}/import`} variant="secondary" size="sm">
            Import CSV
          </ButtonLink>
        )}
        <a href={`/api/own-numbers/${owner}/export`} className={buttonClasses('secondary', 'sm')}>
          Export CSV
        </a>
      </p>
      {(total > 0 || filters.q) && (
        <ListSearch action={path} label="Part number or SKU begins with" text={filters.q} />
      )}
      {rows.length > 0 ? (
        <NumberTable owner={owner} rows={rows} mayEdit={mayEdit} isOwn={isOwn} />
      ) : (
        <EmptyState title={filters.q ? 'No number begins so' : 'No part numbers yet'}>
          {filters.q ? <a href={path}>Show all</a> : 'Save a number above, or import a list of them.'}
        </EmptyState>
      )}
      <Pagination
        page={page}
        pages={pages}
        hrefFor={(to) => ownNumbersHref({ ...filters, page: to }, path)}
      />
    </>
  );
}
