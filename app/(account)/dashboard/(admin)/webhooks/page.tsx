import type { Metadata } from 'next';
import { Link } from '@/components/ui/link';
import { Allowed } from '@/components/layout/allowed';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { EndpointTable } from '@/components/webhooks/endpoint-table';
import { requireRight } from '@/lib/auth/current-session';
import { countDeliveries, listEndpoints } from '@/lib/webhooks/queries';
import { deliveriesHref, webhooksPath } from '@/lib/webhooks/rules';

export const metadata: Metadata = {
  title: 'Webhooks',
  description: 'The addresses to which the shop sends its events.',
  robots: { index: false },
};

export default async function WebhooksPage() {
  await requireRight('webhooks.view', webhooksPath);
  const rows = await listEndpoints();
  const counts = await countDeliveries(rows.map(({ id }) => id));
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-4xl">Webhooks</h1>
        <Allowed right="webhooks.edit">
          <ButtonLink href={`${webhooksPath}/new`} size="sm">
            Add endpoint
          </ButtonLink>
        </Allowed>
      </div>
      <p className="mt-3 max-w-prose text-muted">
        The shop tells other systems what happens: it posts signed events to the endpoints that ask for them,
        and tries again for three days.
      </p>
      <p className="mt-2 mb-6">
        <Link href={deliveriesHref()} className="underline underline-offset-4">
          All deliveries
        </Link>
      </p>
      {rows.length > 0 ? (
        <EndpointTable rows={rows} counts={counts} />
      ) : (
        <EmptyState title="No endpoints yet">
          Add one to tell an ERP, a warehouse or another service what happens in the shop.
        </EmptyState>
      )}
    </>
  );
}
