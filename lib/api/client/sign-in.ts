import { accessToken } from './access-token';
import { api } from './api';
import { unreachable } from './errors';
import { timeout } from './request';

async function nextAuth(
  path: string,
  fields: Record<string, string>,
  callbackUrl = '/',
): Promise<{ url?: string }> {
  try {
    const csrf = await fetch('/api/auth/csrf', { signal: timeout() });
    const { csrfToken } = (await csrf.json()) as { csrfToken: string };
    const response = await fetch(`/api/auth/${path}`, {
      method: 'POST',
      body: new URLSearchParams({ ...fields, csrfToken, json: 'true', callbackUrl }),
      signal: timeout(),
    });
    return (await response.json()) as { url?: string };
  } catch {
    throw unreachable();
  }
}

/**
 * Signs in with email and password and fetches the access token. Returns null, or an error code:
 * `auth/wrong-password`, `auth/too-many-requests:37` (seconds to wait), `auth/user-disabled`.
 */
export function signIn(email: string, password: string, code = ''): Promise<string | null> {
  return signInBy('credentials', { email, password, code });
}

/** Signs in with a mailed code; `challenge` is from the request of the code. Returns as `signIn` does. */
export function signInWithMailedCode(challenge: string, code: string): Promise<string | null> {
  return signInBy('mailed-code', { challenge, code });
}

async function signInBy(provider: string, fields: Record<string, string>): Promise<string | null> {
  accessToken.forget();
  const { url } = await nextAuth(`callback/${provider}`, fields);
  const error = new URL(url ?? '/', location.origin).searchParams.get('error');
  if (error) return error;
  await accessToken.renew();
  return null;
}

/**
 * The page to open after signing in: always the remembered one. Without one, staff go to the work that waits for them,
 * after the two-factor notice where it is due; pages of the dashboard show that notice too.
 */
export async function pageAfterSignIn(remembered: string): Promise<string> {
  if (remembered !== '/') return remembered;
  const { person } = await api.get('/me').catch(() => ({ person: null }));
  const page = person && person.role !== 'customer' ? '/dashboard/toDo' : '/';
  return person?.asksTwoFactor ? `/twoFactor?to=${encodeURIComponent(page)}` : page;
}

/** The address at Google where the person signs in, and from which Google returns them to `callbackUrl`. */
export async function googleAddress(callbackUrl: string): Promise<string> {
  const { url } = await nextAuth('signin/google', {}, callbackUrl);
  if (!url) throw unreachable();
  return url;
}

/** Ends the session of this browser and forgets its access token. */
export async function signOut(): Promise<void> {
  await nextAuth('signout', {});
  accessToken.forget();
}
