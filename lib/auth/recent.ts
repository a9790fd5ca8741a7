import { now } from '../platform/clock';
import { fail } from '../shared/result';
import { isRecent, recentSignInRequired } from '../users/rules/recent-sign-in';
import type { SignedIn } from '../users/types';

/** Whether the person was asked for the password, or by Google, a short while ago. */
export function isRecentlySignedIn(person: SignedIn): boolean {
  return isRecent(person.authenticatedAt, now());
}

/** The refusal of a deed that matters when the sign-in was too long ago; null when it may go on. */
export function requireRecentSignIn(person: SignedIn) {
  return isRecentlySignedIn(person) ? null : recentSignInRequired();
}

/** The refusal of one who tried too often and must wait so many seconds. */
export function rateLimited(seconds: number) {
  const message = `Too many attempts. Try again in ${seconds} seconds`;
  return fail('too-many', 'auth/too-many-requests', message, { retryAfter: seconds });
}
