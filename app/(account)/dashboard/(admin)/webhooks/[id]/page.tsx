import type { Metadata } from 'next';
import { Link } from '@/components/ui/link';
import { notFound } from 'next/navigation';
import { Allowed, Editable } from '@/components/layout/allowed';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { EndpointActions } from '@/components/webhooks/endpoint-actions';
import { EndpointForm } from '@/components/webhooks/endpoint-form';
import { EndpointStatus } from '@/components/webhooks/endpoint-table';
import { requireRight } from '@/lib/auth/current-session';
import { findShop } from '@/lib/settings/queries';
import { clockSettings } from '@/lib/settings/rules/shop';
import { formatDateTime } from '@/lib/shared/dates';
import { findEndpoint } from '@/lib/webhooks/queries';
import { deliveriesHref, endpointHref, webhooksPath } from '@/lib/webhooks/rules';
import { endpointParams } from '@/lib/webhooks/schema';

export const metadata: Metadata = {
  title: 'Endpoint',
  description: 'An address to which the shop sends its events.',
  robots: { index: false },
};

export default async function EndpointPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  await requireRight('webhooks.view', endpointHref(id));
  const endpoint = endpointParams.safeParse({ id }).success ? await findEndpoint(id) : null;
  if (!endpoint) notFound();
  const clock = clockSettings(await findShop());
  const { url, failingSince, pausedAt, oldSecretUntil } = endpoint;
  const { host } = new URL(url);
  return (
    <div className="flex flex-col gap-6">
      <Breadcrumbs
        trail={[
          { name: 'Webhooks', href: webhooksPath },
          { name: host, href: endpointHref(id) },
        ]}
      />
      <div className="flex flex-wrap items-center gap-4">
        <h1 className="text-4xl wrap-anywhere">{host}</h1>
        <EndpointStatus {...endpoint} />
      </div>
      <ul className="flex max-w-prose flex-col gap-1">
        {pausedAt && (
          <li>
            Paused since {formatDateTime(pausedAt, clock)}. Its events wait for up to 30 days: resume it when
            the receiver works again.
          </li>
        )}
        {failingSince && <li>Nothing was delivered since {formatDateTime(failingSince, clock)}.</li>}
        {oldSecretUntil && (
          <li>The secret before this one signs until {formatDateTime(oldSecretUntil, clock)}.</li>
        )}
        <li>
          <Link href={deliveriesHref({ endpoint: id })} className="underline underline-offset-4">
            Its deliveries
          </Link>
        </li>
      </ul>
      <Allowed right="webhooks.edit">
        <EndpointActions endpoint={endpoint} />
      </Allowed>
      <Editable right="webhooks.edit">
        <EndpointForm key={id} endpoint={endpoint} />
      </Editable>
    </div>
  );
}
