import { readClaims, storageKey, tokenKeeper, type Minted } from './access-token';

/** A refusal of the shop, or `auth/network-request-failed` (status 0) when it could not be reached. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly fields: Record<string, string> = {},
    /** Seconds after which another attempt may succeed. */
    readonly retryAfter?: number,
  ) {
    super(message);
  }
}

/** Fired on the window when the session turns out to be over: expired, ended elsewhere, account disabled. */
export const sessionEnded = 'hexbolt:session-ended';

type Options = { headers?: Record<string, string> };
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

const isMobile = () => /Mobi|Android|iPhone|iPad/i.test(navigator.userAgent);
const timeout = () => AbortSignal.timeout(isMobile() ? 60_000 : 30_000);

async function send(method: Method, path: string, body: unknown, headers: Record<string, string>) {
  const raw = body instanceof Blob;
  try {
    return await fetch(`/api${path}`, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': raw ? body.type : 'application/json' }),
        ...headers,
      },
      body: raw ? body : body === undefined ? undefined : JSON.stringify(body),
      signal: timeout(),
    });
  } catch {
    throw unreachable();
  }
}

const unreachable = () =>
  new ApiError(
    0,
    'auth/network-request-failed',
    'The shop could not be reached. Check your connection and try again.',
  );

async function errorOf(response: Response): Promise<ApiError> {
  const { error } = (await response.json().catch(() => ({}))) as {
    error?: { code: string; message: string; fields?: Record<string, string> };
  };
  const retryAfter = Number(response.headers.get('retry-after')) || undefined;
  return error
    ? new ApiError(response.status, error.code, error.message, error.fields, retryAfter)
    : new ApiError(response.status, 'unreadable', 'The shop gave an answer that could not be read.');
}

async function mint(email: string | null): Promise<Minted> {
  try {
    const owner = email ?? (await whoAmI());
    if (!owner) return 'signed-out';
    const response = await send('PUT', `/user/${encodeURIComponent(owner)}`, { email: owner }, {});
    if (response.ok) return (await response.json()) as { token: string };
    // 403: the cookie is now somebody else's, or the e-mail was changed.
    if (response.status === 403 && email) return mint(null);
    return response.status === 401 ? 'signed-out' : await errorOf(response);
  } catch (error) {
    return error instanceof Error ? error : unreachable();
  }
}

async function whoAmI(): Promise<string | null> {
  const response = await send('GET', '/me', undefined, {});
  if (!response.ok) throw await errorOf(response);
  const { person } = (await response.json()) as { person: { email: string } | null };
  return person?.email ?? null;
}

const lock = 'accessToken';
// What one tab stores reaches another a moment later, and may come behind the turn that it gave up.
const arrival = 1_000;

const tokenArrives = () =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('storage', hear);
      resolve();
    };
    const hear = ({ key }: StorageEvent) => key === storageKey && end();
    const timer = setTimeout(end, arrival);
    addEventListener('storage', hear);
  });

/** Runs `work` in one tab at a time; a tab that had to wait first lets the other's token arrive. */
async function alone<T>(work: () => Promise<T>): Promise<T> {
  if (!navigator.locks) return work();
  const before = localStorage.getItem(storageKey);
  const { held = [] } = await navigator.locks.query();
  const waits = held.some(({ name }) => name === lock);
  return navigator.locks.request(lock, async () => {
    if (waits && localStorage.getItem(storageKey) === before) await tokenArrives();
    return work();
  });
}

const keeper = tokenKeeper({
  now: () => Date.now(),
  storage: {
    getItem: (key) => localStorage.getItem(key),
    setItem: (key, value) => localStorage.setItem(key, value),
    removeItem: (key) => localStorage.removeItem(key),
  },
  mint,
  alone,
  setTimer: (work, milliseconds) => {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
  signedOut: () => window.dispatchEvent(new Event(sessionEnded)),
});

/** The keeper of this tab's access token. */
export const accessToken = keeper;

/** The e-mail of whose access token is in store, or null. */
export function accessTokenOwner(): string | null {
  return readClaims(localStorage.getItem(storageKey))?.email ?? null;
}

// Calls that need no account must work for visitors too: they go without a token unless one is there.
async function bearer(method: Method): Promise<{ authorization?: string }> {
  if (method === 'GET') return {};
  const minted = localStorage.getItem(storageKey) ? await keeper.token() : null;
  if (minted instanceof Error) throw minted;
  return minted && minted !== 'signed-out' ? { authorization: `Bearer ${minted.token}` } : {};
}

async function call<T>(method: Method, path: string, body: unknown, { headers = {} }: Options): Promise<T> {
  const proof = await bearer(method);
  let response = await send(method, path, body, { ...headers, ...proof });
  if (response.status === 401 && method !== 'GET') {
    const minted = await keeper.renew(proof.authorization?.slice('Bearer '.length));
    if (minted instanceof Error) throw minted;
    if (minted !== 'signed-out')
      response = await send(method, path, body, { ...headers, authorization: `Bearer ${minted.token}` });
  }
  if (!response.ok) throw await errorOf(response);
  const text = await response.text();
  return (text ? JSON.parse(text) : undefined) as T;
}

/**
 * The browser's side of the door. Paths go without `/api`; each answers the call's JSON or throws an ApiError.
 * Reading sends the session cookie, writing the access token, which is fetched or renewed as needed.
 * A Blob (a picture) is sent as it is.
 */
export const api = {
  get: <T>(path: string, options: Options = {}) => call<T>('GET', path, undefined, options),
  post: <T>(path: string, body?: unknown, options: Options = {}) => call<T>('POST', path, body, options),
  put: <T>(path: string, body?: unknown, options: Options = {}) => call<T>('PUT', path, body, options),
  patch: <T>(path: string, body?: unknown, options: Options = {}) => call<T>('PATCH', path, body, options),
  delete: <T>(path: string, body?: unknown, options: Options = {}) => call<T>('DELETE', path, body, options),
};

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
 * Signs in with e-mail and password and fetches the access token. Answers null, or the code of the refusal:
 * `auth/wrong-password`, `auth/too-many-requests:37` (seconds to wait), `auth/user-disabled`.
 */
export async function signIn(email: string, password: string, code = ''): Promise<string | null> {
  keeper.forget();
  const { url } = await nextAuth('callback/credentials', { email, password, code });
  const error = new URL(url ?? '/', location.origin).searchParams.get('error');
  if (error) return error;
  await keeper.renew();
  return null;
}

/** The page to go to after signing in: the wanted one, or first the one that asks an admin for a second factor. */
export async function pageAfterSignIn(wanted: string): Promise<string> {
  const { person } = await api
    .get<{ person: { asksTwoFactor: boolean } | null }>('/me')
    .catch(() => ({ person: null }));
  return person?.asksTwoFactor ? `/twoFactor?to=${encodeURIComponent(wanted)}` : wanted;
}

/** Where Google asks the person, and from where they come back to `callbackUrl`. */
export async function googleAddress(callbackUrl: string): Promise<string> {
  const { url } = await nextAuth('signin/google', {}, callbackUrl);
  if (!url) throw unreachable();
  return url;
}

/** Ends this browser's session on the shop and here. */
export async function signOut(): Promise<void> {
  await nextAuth('signout', {});
  keeper.forget();
}
