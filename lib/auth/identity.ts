import { findAccount, findProfile } from '../users/queries';
import type { Identity } from '../users/schema/responses';
import type { SignedIn } from '../users/types';
import { sessions } from './collection';
import { linkedGoogleId } from './google';

/** How a person signs in here, as identity providers describe it; null when the account is gone. Times are ISO in UTC. */
export async function findIdentity({ userId, sessionId }: SignedIn): Promise<Identity | null> {
  const [account, profile, googleId, session] = await Promise.all([
    findAccount(userId),
    findProfile(userId),
    linkedGoogleId(userId),
    sessions().findOne({ _id: sessionId }, { projection: { createdAt: 1 } }),
  ]);
  if (!account || !profile || !session) return null;
  const person = {
    displayName: account.name,
    email: account.email,
    phoneNumber: profile.phone || null,
    photoURL: account.image,
  };
  return {
    uid: account.id,
    ...person,
    emailVerified: account.emailVerified,
    // One shop is one tenant, and nobody has a session without an account.
    tenantId: null,
    isAnonymous: false,
    providerData: [
      ...(account.hasPassword ? [{ providerId: 'password' as const, uid: account.email, ...person }] : []),
      ...(googleId ? [{ providerId: 'google.com' as const, uid: googleId, ...person }] : []),
    ],
    metadata: { creationTime: account.createdAt, lastSignInTime: session.createdAt.toISOString() },
  };
}
