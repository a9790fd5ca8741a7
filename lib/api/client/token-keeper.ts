import { storageKey } from './me';

/** Milliseconds before its expiry at which a token counts as expired, and at which it is renewed. */
export const expiredBefore = 30_000;
export const renewedBefore = 5 * 60_000;

const firstWait = 30_000;
const maxWait = 16 * 60_000;

/** How long to wait before renewal number `failures + 1` after network errors: 30 s, doubling up to 16 minutes. */
export function waitAfter(failures: number): number {
  return failures === 0 ? 0 : Math.min(firstWait * 2 ** (failures - 1), maxWait);
}

/** The claims that the browser reads from a token: its owner and its expiry in milliseconds; null for anything that is no token. */
export function readClaims(token: string | null): { email: string; expiresAt: number } | null {
  try {
    const part = token?.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
    const bytes = Uint8Array.from(atob(part), (letter) => letter.charCodeAt(0));
    const { email, exp } = JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>;
    return typeof email === 'string' && typeof exp === 'number' ? { email, expiresAt: exp * 1000 } : null;
  } catch {
    return null;
  }
}

/** The outcome of a renewal: a new token, an ended session, or an error. */
export type MintResult = { token: string } | 'signed-out' | Error;

/** The browser functions that the keeper uses; tests pass a fake clock. */
export type Environment = {
  now(): number;
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Asks the shop for a token; `email` is the owner of the previous one. */
  mint(email: string | null): Promise<MintResult>;
  /** Runs `work` in one tab at a time. */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
  setTimer(work: () => void, milliseconds: number): () => void;
  /** Called once when the session turns out to be over. */
  signedOut(): void;
};

/** Keeps the access token fresh; nothing else writes it. */
export function tokenKeeper(environment: Environment) {
  let failures = 0;
  let running: Promise<MintResult> | null = null;
  let cancelTimer: (() => void) | null = null;

  const stored = () => environment.storage.getItem(storageKey);
  const left = (token: string | null) => (readClaims(token)?.expiresAt ?? 0) - environment.now();

  function forget(): void {
    cancelTimer?.();
    cancelTimer = null;
    failures = 0;
    environment.storage.removeItem(storageKey);
  }

  async function mintOnce(rejected: string | null): Promise<MintResult> {
    const before = stored();
    return environment.exclusively(async () => {
      const token = stored();
      // Another tab may have renewed it while this one waited for its turn.
      if (token && token !== rejected && left(token) > renewedBefore) return { token };
      const minted = await environment.mint(readClaims(token ?? before)?.email ?? null);
      if (minted === 'signed-out') {
        forget();
        environment.signedOut();
      } else if (minted instanceof Error) {
        failures += 1;
      } else {
        failures = 0;
        environment.storage.setItem(storageKey, minted.token);
      }
      return minted;
    });
  }

  /** Renews now, or joins a running renewal; `rejected` is a token that the shop did not accept. */
  function renew(rejected: string | null = null): Promise<MintResult> {
    running ??= mintOnce(rejected).finally(() => {
      running = null;
      schedule();
    });
    return running;
  }

  function schedule(): void {
    cancelTimer?.();
    cancelTimer = null;
    const token = stored();
    if (!token) return;
    const wait = Math.max(left(token) - renewedBefore, waitAfter(failures), 0);
    cancelTimer = environment.setTimer(() => void renew(), wait);
  }

  return {
    /** Begins renewing in the background, 5 minutes before each expiry. */
    start: schedule,
    renew,
    forget,
    /** A token that is valid for a call, or the reason why there is none. */
    async token(): Promise<MintResult> {
      const token = stored();
      return token && left(token) > expiredBefore ? { token } : renew();
    },
  };
}
