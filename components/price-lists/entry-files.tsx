import type { ReactNode } from 'react';
import { Allowed } from '@/components/layout/allowed';
import { buttonClasses, ButtonLink } from '@/components/ui/button';
import { priceListHref } from '@/lib/price-lists/rules/list';

/** The CSV files of a price list, before its other actions. */
export function EntryFiles({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-3">
      <a href={`/api/price-lists/${id}/export`} className={buttonClasses('secondary', 'sm')}>
        Export CSV
      </a>
      <Allowed right="prices.edit">
        <ButtonLink href={`${priceListHref(id)}/import`} variant="secondary" size="sm">
          Import CSV
        </ButtonLink>
      </Allowed>
      {children}
    </div>
  );
}
