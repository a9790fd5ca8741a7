import { ObjectId } from 'mongodb';
import type { SignedIn } from '../users/types';
import { googleLinks, oneTimeTokens, sessions } from './collection';

/** Forgets every way in of someone whose account is closed: Google, mailed links, sessions. Safe to repeat. */
export async function deleteSignIns({ userId }: SignedIn): Promise<void> {
  await googleLinks().deleteMany({ userId: new ObjectId(userId) });
  await oneTimeTokens().deleteMany({ userId });
  await sessions().deleteMany({ userId });
}
