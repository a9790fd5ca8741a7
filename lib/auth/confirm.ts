import { findAccount } from '../users/queries';
import { returnPath } from '../shared/return-path';
import { ok, type Result } from '../shared/result';
import type { SignedIn } from '../users/types';
import { isGoogleOffered, isLinkedToGoogle } from './google';
import { readSession } from './session';
import { cookieIn, cookieName } from './session-cookie';
import { checkPassword, renewSession } from './sessions';

/** Where Google sends somebody back who was asked to confirm that it is them. */
const landing = '/confirmed';

/** How this person can confirm that it is them, without signing out. */
export async function waysToConfirm({
  userId,
}: SignedIn): Promise<Result<{ password: boolean; google: boolean }>> {
  const [account, linked] = await Promise.all([findAccount(userId), isLinkedToGoogle(userId)]);
  return ok({ password: account?.hasPassword ?? false, google: linked && isGoogleOffered() });
}

/** Makes the session a recent one again once the password was right. */
export async function confirmSession(person: SignedIn, password: string): Promise<Result<{ done: boolean }>> {
  const checked = await checkPassword(person, password);
  if (checked.ok) await renewSession(person.sessionId);
  return checked;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * The page to come back to, when the way to Google that ends with this request began as a confirmation; null when it
 * began as a sign-in. next-auth keeps the page in a cookie: whoever forges their own confirms or signs in themselves.
 */
export function confirmingPage(request: Request): string | null {
  const kept = cookieIn(request.headers.get('cookie'), cookieName('callback-url'));
  const address = kept ? decoded(kept) : '';
  if (!URL.canParse(address)) return null;
  const { pathname, searchParams } = new URL(address);
  return pathname === landing ? returnPath(searchParams.get('to')) : null;
}

/**
 * Makes the session of this request a recent one again, when Google vouches for the very account that is linked to
 * its owner. It never begins a session. Answers where to go and read how it ended.
 */
export async function confirmByGoogle(request: Request, idAtGoogle: string, to: string): Promise<string> {
  const person = await readSession(request, { cookieAlone: true });
  if (!person) return `/login?${new URLSearchParams({ from: to, error: 'auth/user-token-expired' })}`;
  if (!(await isLinkedToGoogle(person.userId, idAtGoogle)))
    return `${landing}?${new URLSearchParams({ to, error: 'auth/user-mismatch' })}`;
  await renewSession(person.sessionId);
  return `${landing}?${new URLSearchParams({ to })}`;
}
