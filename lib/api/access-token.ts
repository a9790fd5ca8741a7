/** Under this key of local storage the browser keeps its access token. */
export const storageKey = 'accessToken';

/** A token counts as expired so long before its expiry, and is renewed so long before it (milliseconds). */
export const expiredBefore = 30_000;
export const renewedBefore = 5 * 60_000;

const firstWait = 30_000;
const maxWait = 16 * 60_000;

/** How long to wait before renewal number `failures + 1` after network errors: 30 s, doubling up to 16 minutes. */
export function waitAfter(failures: number): number {
  return failures === 0 ? 0 : Math.min(firstWait * 2 ** (failures - 1), maxWait);
}

/** The claims that the browser reads from a token: whose it is and until when (milliseconds); null if it can't. */
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

/** How a renewal ended: a new token, a session that is over, or a shop that could not be reached. */
export type Minted = { token: string } | 'signed-out' | Error;

/** What the keeper needs of its surroundings; tests bring their own clock. */
export type Surroundings = {
  now(): number;
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Asks the shop for a token; `email` is whose the last one was. */
  mint(email: string | null): Promise<Minted>;
  /** Runs `work` in one tab at a time. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  setTimer(work: () => void, milliseconds: number): () => void;
  /** Called once when the session turns out to be over. */
  signedOut(): void;
};

/** Keeps the access token fresh: the one place that reads and writes it. */
export function tokenKeeper(around: Surroundings) {
  let failures = 0;
  let running: Promise<Minted> | null = null;
  let cancelTimer: (() => void) | null = null;

  const stored = () => around.storage.getItem(storageKey);
  const left = (token: string | null) => (readClaims(token)?.expiresAt ?? 0) - around.now();

  function forget(): void {
    cancelTimer?.();
    cancelTimer = null;
    failures = 0;
    around.storage.removeItem(storageKey);
  }

  async function mintAlone(rejected: string | null): Promise<Minted> {
    const before = stored();
    return around.alone(async () => {
      const token = stored();
      // Another tab may have renewed it while this one waited for its turn.
      if (token && token !== rejected && left(token) > renewedBefore) return { token };
      const minted = await around.mint(readClaims(token ?? before)?.email ?? null);
      if (minted === 'signed-out') {
        forget();
        around.signedOut();
      } else if (minted instanceof Error) {
        failures += 1;
      } else {
        failures = 0;
        around.storage.setItem(storageKey, minted.token);
      }
      return minted;
    });
  }

  /** Renews now, or joins the renewal under way; `refused` is a token that the shop did not take. */
  function renew(rejected: string | null = null): Promise<Minted> {
    running ??= mintAlone(rejected).finally(() => {
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
    cancelTimer = around.setTimer(() => void renew(), wait);
  }

  return {
    /** Begins renewing in the background, 5 minutes before each expiry. */
    start: schedule,
    renew,
    forget,
    /** A token that is good for a call, or why there is none. */
    async token(): Promise<Minted> {
      const token = stored();
      return token && left(token) > expiredBefore ? { token } : renew();
    },
    /** The token in store if it is still good, without asking for another. */
    present(): string | null {
      const token = stored();
      return token && left(token) > expiredBefore ? token : null;
    },
  };
}
