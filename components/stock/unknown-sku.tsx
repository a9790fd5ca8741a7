import { ListSearch } from '@/components/layout/list-search';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ledgerPath, stockPath } from '@/lib/inventory/rules';

/** Shown where no ledger is: asks for a SKU. */
export function UnknownSku({ sku }: { sku: string }) {
  return (
    <>
      <h1 className="mb-6 text-4xl">Stock ledger</h1>
      <ListSearch action={ledgerPath} label="SKU" text={sku} />
      {sku && (
        <EmptyState
          title={`There is no SKU ${sku}`}
          action={<ButtonLink href={stockPath}>All SKUs</ButtonLink>}
        />
      )}
    </>
  );
}
