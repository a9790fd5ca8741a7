import { errorOf, unreachable } from './errors';
import { storageKey } from './me';
import { send } from './request';
import { readClaims, tokenKeeper, type MintResult } from './token-keeper';

/** Fired on the window when the session is over: expired, ended elsewhere, or the account disabled. */
export const sessionEnded = 'hexbolt:session-ended';

const lockName = storageKey;
// A token that another tab has stored can reach this tab shortly after that tab released the lock.
const maxWaitForToken = 1_000;

async function signedInEmail(): Promise<string | null> {
  const response = await send('GET', '/me', undefined);
  if (!response.ok) throw await errorOf(response);
  const { person } = (await response.json()) as { person: { email: string } | null };
  return person?.email ?? null;
}

async function mint(email: string | null): Promise<MintResult> {
  try {
    const owner = email ?? (await signedInEmail());
    if (!owner) return 'signed-out';
    const response = await send('PUT', `/user/${encodeURIComponent(owner)}`, { email: owner });
    if (response.ok) return (await response.json()) as { token: string };
    // 403: the session cookie now belongs to another account, or the email was changed.
    if (response.status === 403 && email) return mint(null);
    return response.status === 401 ? 'signed-out' : await errorOf(response);
  } catch (error) {
    return error instanceof Error ? error : unreachable();
  }
}

const tokenArrives = () =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('storage', onStorage);
      resolve();
    };
    const onStorage = ({ key }: StorageEvent) => key === storageKey && end();
    const timer = setTimeout(end, maxWaitForToken);
    addEventListener('storage', onStorage);
  });

/** Runs `work` in one tab at a time; a tab that had to wait first lets the other tab's token arrive. */
async function exclusively<T>(work: () => Promise<T>): Promise<T> {
  if (!navigator.locks) return work();
  const before = localStorage.getItem(storageKey);
  const { held = [] } = await navigator.locks.query();
  const waits = held.some(({ name }) => name === lockName);
  return navigator.locks.request(lockName, async () => {
    if (waits && localStorage.getItem(storageKey) === before) await tokenArrives();
    return work();
  });
}

/** Keeps this tab's access token fresh. */
export const accessToken = tokenKeeper({
  now: () => Date.now(),
  storage: {
    getItem: (key) => localStorage.getItem(key),
    setItem: (key, value) => localStorage.setItem(key, value),
    removeItem: (key) => localStorage.removeItem(key),
  },
  mint,
  exclusively,
  setTimer: (work, milliseconds) => {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
  signedOut: () => window.dispatchEvent(new Event(sessionEnded)),
});

/** The email of the account whose access token is stored, or null. */
export function accessTokenOwner(): string | null {
  return readClaims(localStorage.getItem(storageKey))?.email ?? null;
}
