import type { Metadata } from 'next';
import { Allowed } from '@/components/layout/allowed';
import { CreateDrafts } from '@/components/purchasing/create-drafts';
import { ProposalLines } from '@/components/purchasing/proposal-lines';
import { ProposedOrder } from '@/components/purchasing/proposed-order';
import { PurchasingTabs } from '@/components/purchasing/purchasing-tabs';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { requireRight } from '@/lib/auth/current-session';
import { stockPath } from '@/lib/inventory/rules';
import { proposeOrders } from '@/lib/purchasing/queries/proposal';
import { proposalPath } from '@/lib/purchasing/rules/paths';
import { findShop } from '@/lib/settings/queries';

export const metadata: Metadata = {
  title: 'Order proposal',
  description: 'What has reached its reorder point, by supplier.',
  robots: { index: false },
};

export default async function ProposalPage() {
  await requireRight('purchasing.view', proposalPath);
  const [{ orders, unsupplied }, { locale }] = await Promise.all([proposeOrders(), findShop()]);
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-4xl">Order proposal</h1>
        <Allowed right="purchasing.edit">
          {orders.length > 1 && (
            <CreateDrafts
              supplierIds={orders.map(({ supplierId }) => supplierId)}
              label={`Create all ${orders.length} drafts`}
            />
          )}
        </Allowed>
      </div>
      <PurchasingTabs current="proposal" />
      <p className="my-4 max-w-prose text-muted">
        SKUs whose units, available and on order, have reached the reorder point. The quantity is the reorder
        quantity in whole packs.
      </p>
      {orders.length + unsupplied.length === 0 && (
        <EmptyState
          title="Nothing to order"
          action={<ButtonLink href={stockPath}>Set reorder points</ButtonLink>}
        >
          No SKU has reached its reorder point, or all of them are on order.
        </EmptyState>
      )}
      {orders.map((order) => (
        <ProposedOrder key={order.supplierId} order={order} locale={locale} />
      ))}
      {unsupplied.length > 0 && (
        <section aria-labelledby="unsupplied" className="mt-8">
          <h2 id="unsupplied" className="text-2xl">
            Without a supplier
          </h2>
          <p className="mb-3 text-muted">Add these SKUs to the parts of a supplier to order them.</p>
          <ProposalLines caption="SKUs without a supplier" lines={unsupplied} locale={locale} />
        </section>
      )}
    </>
  );
}
