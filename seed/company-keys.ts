import { ObjectId } from 'mongodb';
import { keys } from '../lib/api-keys/collection';
import { keyPrefix } from '../lib/api-keys/rules';
import { findJoinedAt } from '../lib/companies/queries/memberships';
import { sha256 } from '../lib/platform/hash';
import { randomSecret } from '../lib/platform/ids';
import { findAccountByEmail } from '../lib/users/queries';
import { addMissing } from './add-missing';
import { lakefront, lakefrontAdmin } from './lakefront';

const day = 86_400_000;

/** Adds a key of a company to the demo. Nobody has the key itself, so that nobody can use it. Idempotent. */
export async function seedCompanyKeys(): Promise<void> {
  const account = await findAccountByEmail(lakefrontAdmin);
  const joinedAt = account && (await findJoinedAt(lakefront.id, account.id));
  if (!joinedAt) return;
  const time = Date.now();
  const key = keyPrefix + randomSecret();
  await addMissing(keys(), [
    {
      _id: new ObjectId('0000000000000000000000a7'),
      name: 'ERP',
      hash: sha256(key),
      ending: key.slice(-4),
      scopes: ['company-prices:read', 'company-orders:read', 'company-orders:write', 'company-invoices:read'],
      company: { id: lakefront.id, userId: account.id, joinedAt },
      addresses: ['192.0.2.0/24'],
      createdAt: new Date(time - 90 * day),
      expiresAt: new Date(time + 275 * day),
      lastUsedAt: new Date(time - day / 3),
    },
  ]);
}
