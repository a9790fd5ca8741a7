import { Allowed } from '@/components/layout/allowed';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Pagination } from '@/components/ui/pagination';
import { supplierHref } from '@/lib/purchasing/rules/paths';
import type { SupplierPart } from '@/lib/purchasing/schema/suppliers';
import type { Page } from '@/lib/shared/paging';
import { PartForm } from './part-form';
import { PartTable } from './part-table';
import { formatNumber } from '@/lib/shared/formats';

/** One page of what a supplier sells. */
export function SupplierParts({
  supplierId,
  parts,
  currency,
  locale,
}: {
  supplierId: string;
  parts: Page<SupplierPart>;
  currency: string;
  locale: string;
}) {
  const path = supplierHref(supplierId);
  return (
    <section aria-labelledby="parts">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id="parts" className="text-2xl">
          Parts ({formatNumber(parts.total, 3, locale)})
        </h2>
        <Allowed right="purchasing.edit">
          <PartForm
            supplierId={supplierId}
            currency={currency}
            trigger={
              <Button variant="secondary" size="sm">
                Add a part
              </Button>
            }
          />
        </Allowed>
      </div>
      {parts.rows.length ? (
        <PartTable supplierId={supplierId} rows={parts.rows} currency={currency} locale={locale} />
      ) : (
        <EmptyState title="No parts yet">Say which of your SKUs this supplier sells.</EmptyState>
      )}
      <Pagination
        page={parts.page}
        pages={parts.pages}
        hrefFor={(page) => (page > 1 ? `${path}?page=${page}` : path)}
      />
    </section>
  );
}
