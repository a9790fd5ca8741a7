import { fail } from '../../shared/result';
/** Minutes after the password was asked for, during which deeds that matter need not ask again. */
export const recentMinutes = 10;

/** Whether a sign-in at `authenticatedAt` (ISO) is recent enough at the given moment. */
export function isRecent(authenticatedAt: string, at: Date): boolean {
  return at.getTime() - new Date(authenticatedAt).getTime() < recentMinutes * 60_000;
}

/** The refusal of a deed that matters when the sign-in was too long ago. */
export const recentSignInRequired = () =>
  fail('forbidden', 'auth/requires-recent-login', 'Please confirm once more that it is you.');
