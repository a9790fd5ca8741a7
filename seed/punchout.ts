import { ObjectId } from 'mongodb';
import { findJoinedAt } from '../lib/companies/queries/memberships';
import { sha256 } from '../lib/platform/hash';
import { siteUrl } from '../lib/platform/env';
import { connectionKey, connections } from '../lib/punchout/collection';
import { findAccountByEmail } from '../lib/users/queries';
import { addMissing } from './add-missing';
import { lakefront, lakefrontAdmin } from './lakefront';

/** The shared secret of the demo's purchasing system, with which docs/punchout.md shows a session. */
const demoPunchoutSecret = 'demo-punchout';

const parties = {
  from: { domain: 'NetworkId', identity: 'AN01000000042-T' },
  to: { domain: 'DUNS', identity: '060704780' },
  sender: { domain: 'NetworkId', identity: 'AN01000000001' },
};

/** Connects the purchasing system of a company of the demo. Idempotent. */
export async function seedPunchout(): Promise<void> {
  const account = await findAccountByEmail(lakefrontAdmin);
  const joinedAt = account && (await findJoinedAt(lakefront.id, account.id));
  if (!joinedAt) return;
  await addMissing(connections(), [
    {
      _id: new ObjectId('0000000000000000000000a8'),
      name: 'Ariba',
      ...parties,
      key: connectionKey(parties),
      returnHosts: ['service.ariba.com', new URL(siteUrl()).host],
      outgoingUrl: '',
      active: true,
      company: { id: lakefront.id, userId: account.id, joinedAt },
      hash: sha256(demoPunchoutSecret),
      ending: demoPunchoutSecret.slice(-4),
      createdAt: new Date(Date.now() - 60 * 86_400_000),
      lastUsedAt: null,
    },
  ]);
}
