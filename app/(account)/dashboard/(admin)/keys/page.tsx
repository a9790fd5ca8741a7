import type { Metadata } from 'next';
import { Link } from '@/components/ui/link';
import { AgentAccess } from '@/components/api-keys/agent-access';
import { KeyForm } from '@/components/api-keys/key-form';
import { KeyTable } from '@/components/api-keys/key-table';
import { RevokeKey } from '@/components/api-keys/revoke-key';
import { Allowed, Editable } from '@/components/layout/allowed';
import { EmptyState } from '@/components/ui/empty-state';
import { listKeys } from '@/lib/api-keys/queries';
import { keysPath, scopeNames } from '@/lib/api-keys/rules';
import { requireRight } from '@/lib/auth/current-session';
import { siteUrl } from '@/lib/platform/env';
import { findShop } from '@/lib/settings/queries';
import { clockSettings } from '@/lib/settings/rules/shop';

export const metadata: Metadata = {
  title: 'API keys',
  description: 'The keys with which other systems call the shop.',
  robots: { index: false },
};

export default async function KeysPage() {
  await requireRight('keys.view', keysPath);
  const [rows, shop] = await Promise.all([listKeys(), findShop()]);
  return (
    <div className="flex flex-col gap-6">
      <h1 className="text-4xl">API keys</h1>
      <p className="max-w-prose text-muted">
        With a key another system, such as an ERP, calls the shop. It may do what its scopes name, and nothing
        else. The{' '}
        <Link href="/api/docs" className="underline underline-offset-4">
          API reference
        </Link>{' '}
        has every call with its scope.
      </p>
      {rows.length > 0 ? (
        <KeyTable
          rows={rows}
          clock={clockSettings(shop)}
          scopeNames={scopeNames}
          revoke={({ id, name }) => (
            <Allowed right="keys.edit">
              <RevokeKey path={`/api-keys/${id}`} name={name} />
            </Allowed>
          )}
        />
      ) : (
        <EmptyState title="No keys yet">
          Make one for each system, so that you can revoke it alone.
        </EmptyState>
      )}
      <Editable right="keys.edit">
        <KeyForm endpoint="/api-keys" scopeNames={scopeNames} />
      </Editable>
      <AgentAccess site={siteUrl()} name={shop.name} needsKey={false} />
    </div>
  );
}
