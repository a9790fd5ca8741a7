import { ObjectId } from 'mongodb';
import GoogleProvider, { type GoogleProfile } from 'next-auth/providers/google';
import { env } from '../platform/env';
import { returnPath } from '../shared/return-path';
import { findAccountByEmail } from '../users/queries';
import { googleLinks } from './collection';
import { readSession } from './current-session';
import { cookieIn, cookieName, renewSession } from './sessions';

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

/** Google as a provider of next-auth. */
export function googleProvider() {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_ISSUER } = env();
  return GoogleProvider({
    clientId: GOOGLE_CLIENT_ID ?? '',
    clientSecret: GOOGLE_CLIENT_SECRET ?? '',
    ...(GOOGLE_ISSUER && {
      issuer: GOOGLE_ISSUER,
      wellKnown: `${GOOGLE_ISSUER.replace(/\/$/, '')}/.well-known/openid-configuration`,
    }),
    authorization: { params: { prompt: 'select_account' } },
    // Safe because the signIn callback admits only addresses that both Google and this shop have verified.
    allowDangerousEmailAccountLinking: true,
    // Without the picture: browsers of other customers would fetch it from Google.
    profile: ({ sub, name, email }: GoogleProfile) => ({ id: sub, name, email: email.toLowerCase() }),
  });
}

/** Whether a Google sign-in with this address is admitted: true, or the page that says why not. */
export async function checkGoogleSignIn(
  profile: GoogleProfile | undefined,
  idAtGoogle: string,
): Promise<true | string> {
  if (!profile?.email || profile.email_verified !== true)
    return '/login?error=auth/email-not-verified-by-google';
  const account = await findAccountByEmail(profile.email);
  if (account?.disabled) return '/login?error=auth/user-disabled';
  // Somebody may have opened the account with an address that is not theirs: the owner of the address must not be signed in to it.
  if (account && !account.emailVerified) return '/login?error=auth/unverified-email';
  const linked = account && (await linkedGoogleId(account.id));
  if (linked && linked !== idAtGoogle) return '/login?error=auth/user-mismatch';
  return true;
}

/** The page to which Google returns a person who was asked to confirm their identity. */
const landing = '/confirmed';

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
