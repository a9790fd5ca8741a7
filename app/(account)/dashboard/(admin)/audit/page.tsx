import type { Metadata } from 'next';
import { AuditFilter } from '@/components/admin/audit-filter';
import { AuditLog } from '@/components/admin/audit-log';
import { buttonClasses } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Pagination } from '@/components/ui/pagination';
import { listChanges } from '@/lib/audit/queries';
import { auditHref } from '@/lib/audit/rules';
import { auditFilters } from '@/lib/audit/schema';
import { requireRight } from '@/lib/auth/current-session';
import { findShop } from '@/lib/settings/queries';
import { clockSettings } from '@/lib/settings/rules/shop';
import { pageNumber } from '@/lib/shared/paging';

export const metadata: Metadata = {
  title: 'Audit log',
  description: 'Who changed what, and when.',
  robots: { index: false },
};

const path = '/dashboard/audit';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function AuditPage({ searchParams }: Props) {
  const query = await searchParams;
  const filters = auditFilters.parse(query);
  await requireRight('audit.view', auditHref(path, filters));
  const shop = await findShop();
  const changes = await listChanges(filters, shop.timeZone, pageNumber(query.page));
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-4xl">Audit log</h1>
        <a
          href={auditHref('/api/audit/export', filters)}
          download
          className={buttonClasses('secondary', 'sm')}
        >
          Export as CSV
        </a>
      </div>
      <AuditFilter path={path} filters={filters} />
      {changes.rows.length ? (
        <AuditLog records={changes.rows} path={path} filters={filters} clock={clockSettings(shop)} />
      ) : (
        <EmptyState title="No changes">No recorded change matches these filters.</EmptyState>
      )}
      <Pagination
        page={changes.page}
        pages={changes.pages}
        hrefFor={(page) => auditHref(path, { ...filters, page })}
      />
    </>
  );
}
