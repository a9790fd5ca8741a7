import { ObjectId } from 'mongodb';
import { env } from '../platform/env';
import { googleLinks } from './collection';

/** Whether the shop offers "Continue with Google". */
export function isGoogleOffered(): boolean {
  return Boolean(env().GOOGLE_CLIENT_ID && env().GOOGLE_CLIENT_SECRET);
}

/** Whether this account is linked to a Google account: to any, or to the one with this id at Google. */
export async function isLinkedToGoogle(userId: string, idAtGoogle?: string): Promise<boolean> {
  const link = await googleLinks().findOne({
    userId: new ObjectId(userId),
    provider: 'google',
    ...(idAtGoogle !== undefined && { providerAccountId: idAtGoogle }),
  });
  return link !== null;
}
