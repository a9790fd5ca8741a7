import { ObjectId } from 'mongodb';
import { env } from '../platform/env';
import { googleLinks } from './collection';

/** Whether the shop offers "Continue with Google". */
export function isGoogleOffered(): boolean {
  return Boolean(env().GOOGLE_CLIENT_ID && env().GOOGLE_CLIENT_SECRET);
}

/** The id at Google of the account that is linked to this one; null when none is. */
export async function linkedGoogleId(userId: string): Promise<string | null> {
  const link = await googleLinks().findOne({ userId: new ObjectId(userId), provider: 'google' });
  return link && link.providerAccountId;
}

/** Whether this account is linked to a Google account: to any, or to the one with this id at Google. */
export async function isLinkedToGoogle(userId: string, idAtGoogle?: string): Promise<boolean> {
  const linked = await linkedGoogleId(userId);
  return linked !== null && (idAtGoogle === undefined || linked === idAtGoogle);
}
