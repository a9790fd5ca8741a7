import type { Metadata } from 'next';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { EndpointForm } from '@/components/webhooks/endpoint-form';
import { requireRight } from '@/lib/auth/current-session';
import { webhooksPath } from '@/lib/webhooks/rules';

const path = `${webhooksPath}/new`;

export const metadata: Metadata = {
  title: 'Add endpoint',
  description: 'A new address to which the shop sends its events.',
  robots: { index: false },
};

export default async function NewEndpointPage() {
  await requireRight('webhooks.edit', path);
  return (
    <div className="flex flex-col gap-6">
      <Breadcrumbs
        trail={[
          { name: 'Webhooks', href: webhooksPath },
          { name: 'Add endpoint', href: path },
        ]}
      />
      <h1 className="text-4xl">Add endpoint</h1>
      <EndpointForm />
    </div>
  );
}
