/** Minutes after the password was asked for, during which deeds that matter need not ask again. */
export const recentMinutes = 10;

/** Whether a sign-in at `authenticatedAt` (ISO) is recent enough at the given moment. */
export function isRecent(authenticatedAt: string, at: Date): boolean {
  return at.getTime() - new Date(authenticatedAt).getTime() < recentMinutes * 60_000;
}
