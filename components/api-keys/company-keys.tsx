import type { CompanyKey } from '@/lib/api-keys/schema';
import { companyScopeNames } from '@/lib/api-keys/rules';
import type { Clock } from '@/lib/shared/dates';
import { KeyTable } from './key-table';
import { RevokeKey } from './revoke-key';

/** The API keys of a company as staff see them. Only its own admins make keys, which act for them. */
export function CompanyKeys({
  companyId,
  rows,
  clock,
  mayRevoke,
}: {
  companyId: string;
  rows: CompanyKey[];
  clock: Clock;
  mayRevoke: boolean;
}) {
  return (
    <section aria-labelledby="keys" className="flex flex-col gap-4">
      <h2 id="keys" className="text-2xl">
        API keys
      </h2>
      {rows.length > 0 ? (
        <KeyTable
          rows={rows}
          clock={clock}
          scopeNames={companyScopeNames}
          revoke={({ id, name }) =>
            mayRevoke && <RevokeKey path={`/companies/${companyId}/keys/${id}`} name={name} />
          }
        />
      ) : (
        <p className="text-muted">None. Admins of the company make keys on the page of their company.</p>
      )}
    </section>
  );
}
