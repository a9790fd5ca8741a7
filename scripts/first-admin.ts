import { siteUrl } from '../lib/platform/env';
import { users } from '../lib/users/collection';

/** A hint on how to create the first admin; null when there is one. */
export async function firstAdminHint(): Promise<string | null> {
  if (await users().findOne({ role: 'admin' }, { projection: { _id: 1 } })) return null;
  return `No account is an admin yet. Sign up at ${siteUrl()}/signup, then run: npm run make-admin -- you@example.com`;
}
