import { fail } from '../../shared/result';
import type { SignedIn } from '../types';

/** Minutes after signing in during which sensitive actions do not ask for the password again. */
export const recentMinutes = 10;

/** Whether this person was asked for the password, or by Google, within the last minutes. */
export function isRecentlySignedIn({ authenticatedAt }: SignedIn, at: Date): boolean {
  return at.getTime() - new Date(authenticatedAt).getTime() < recentMinutes * 60_000;
}

/** The failure of a sensitive action when the sign-in is too long ago; null when the action may proceed. */
export function requireRecentSignIn(person: SignedIn, at: Date) {
  return isRecentlySignedIn(person, at)
    ? null
    : fail('forbidden', 'auth/requires-recent-login', 'Please confirm once more that it is you.');
}
