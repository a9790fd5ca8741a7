import type { Filter, ObjectId } from 'mongodb';
import { defineCollection } from '../platform/database';
import type { CompanyScope, Scope } from './rules';
import type { ApiKey, CompanyKey } from './schema';

/** A key of another system. Revoking deletes it. */
export type KeyDocument = {
  _id: ObjectId;
  name: string;
  /** The SHA-256 hash of the whole key, which is stored nowhere. */
  hash: string;
  ending: string;
  scopes: (Scope | CompanyScope)[];
  /**
   * The company of a customer's key, and the member for whom it acts as long as they belong to it without a break since
   * `joinedAt`. Absent for the keys of the shop.
   */
  company?: { id: string; userId: string; joinedAt: Date };
  addresses: string[];
  createdAt: Date;
  expiresAt: Date | null;
  lastUsedAt: Date | null;
};

export const keys = defineCollection<KeyDocument>('apiKeys', [
  { key: { hash: 1 }, unique: true },
  { key: { 'company.id': 1, name: 1 }, unique: true },
  { key: { 'company.userId': 1 }, sparse: true },
]);

/** The keys of the shop: equality with null finds them by the index, as `$exists` would not. */
export const ofShop: Filter<KeyDocument> = { 'company.id': null };

function factsOf({ _id, name, ending, addresses, createdAt, expiresAt, lastUsedAt }: KeyDocument) {
  return {
    id: _id.toHexString(),
    name,
    ending,
    addresses,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}

export const keyView = (key: KeyDocument): ApiKey => ({
  ...factsOf(key),
  scopes: key.scopes as ApiKey['scopes'],
});

export const companyKeyView = (key: KeyDocument, member: string | null): CompanyKey => ({
  ...factsOf(key),
  scopes: key.scopes as CompanyKey['scopes'],
  member,
});
