import { countAttempt, forgiveAttempts, rateLimited } from '../platform/rate-limit';
import { ok, fail, type Result } from '../shared/result';
import { returnPath } from '../shared/return-path';
import { findAccount, findCredentials } from '../users/queries';
import type { SignedIn } from '../users/types';
import { readSession } from './current-session';
import { isGoogleOffered, isLinkedToGoogle } from './google';
import { isPassword } from './passwords';
import { cookieIn, cookieName } from './session-credentials';
import { renewSession } from './sessions';

/** The page to which Google returns a person who was asked to confirm their identity. */
const landing = '/confirmed';

/** Guesses at the password in one signed-in session: guesses elsewhere do not keep its owner from confirming. */
const confirmations = { name: 'confirm', count: 5, seconds: 900 };

/** How this person can confirm their identity without signing out. */
export async function waysToConfirm({
  userId,
}: SignedIn): Promise<Result<{ password: boolean; google: boolean }>> {
  const [account, linked] = await Promise.all([findAccount(userId), isLinkedToGoogle(userId)]);
  return ok({ password: account?.hasPassword ?? false, google: linked && isGoogleOffered() });
}

/** Checks that the person who uses a live session knows the password. */
export async function checkPassword(person: SignedIn, password: string): Promise<Result<{ done: boolean }>> {
  const seconds = await countAttempt(confirmations, person.sessionId);
  if (seconds) return rateLimited(seconds, 'auth/too-many-requests');
  const known = await findCredentials(person.email);
  if (!known || !(await isPassword(known.passwordHash, password))) {
    const message = 'This is not your password';
    return fail('forbidden', 'auth/wrong-password', message, { fields: { password: message } });
  }
  await forgiveAttempts(confirmations, person.sessionId);
  return ok({ done: true });
}

/** Marks the session as recently signed in when the password is right. */
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
 * The page to return to when this response of Google belongs to a confirmation; null when it belongs to a sign-in.
 * next-auth keeps the page in a cookie: a person who forges their own cookie only confirms or signs in themselves.
 */
export function confirmingPage(request: Request): string | null {
  const cookie = cookieIn(request.headers.get('cookie'), cookieName('callback-url'));
  const address = cookie ? decoded(cookie) : '';
  if (!URL.canParse(address)) return null;
  const { pathname, searchParams } = new URL(address);
  return pathname === landing ? returnPath(searchParams.get('to')) : null;
}

/**
 * Marks the session of this request as recently signed in when Google identifies the very account that is linked to
 * its owner. It never begins a session. Returns the page that shows the outcome.
 */
export async function confirmByGoogle(request: Request, idAtGoogle: string, to: string): Promise<string> {
  const person = await readSession(request, { cookieAlone: true });
  if (!person) return `/login?${new URLSearchParams({ from: to, error: 'auth/user-token-expired' })}`;
  if (!(await isLinkedToGoogle(person.userId, idAtGoogle)))
    return `${landing}?${new URLSearchParams({ to, error: 'auth/user-mismatch' })}`;
  await renewSession(person.sessionId);
  return `${landing}?${new URLSearchParams({ to })}`;
}
