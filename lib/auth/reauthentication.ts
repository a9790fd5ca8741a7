import { ok, type Result } from '../shared/result';
import { findAccount } from '../users/queries';
import type { SignedIn } from '../users/types';
import { isGoogleOffered, isLinkedToGoogle } from './google';
import { checkPassword } from './passwords';
import { renewSession } from './sessions';

/** How this person can confirm their identity without signing out. */
export async function waysToConfirm({
  userId,
}: SignedIn): Promise<Result<{ password: boolean; google: boolean }>> {
  const [account, linked] = await Promise.all([findAccount(userId), isLinkedToGoogle(userId)]);
  return ok({ password: account?.hasPassword ?? false, google: linked && isGoogleOffered() });
}

/** Marks the session as recently signed in when the password is right. */
export async function confirmSession(person: SignedIn, password: string): Promise<Result<{ done: boolean }>> {
  const checked = await checkPassword(person, password);
  if (checked.ok) await renewSession(person.sessionId);
  return checked;
}
