import { tokenKeeper, type MintResult } from '@/lib/api/client/token-keeper';

export const hour = 3_600_000;

/** A browser with a clock controlled by the test; several tabs can share its storage and its lock. */
export function createBrowser() {
  const stored = new Map<string, string>();
  const timers = new Set<{ at: number; work: () => void }>();
  let time = 1_000_000_000_000;
  let queue: Promise<unknown> = Promise.resolve();
  const shop = { minted: 0, respond: (): MintResult | Promise<MintResult> => ({ token: browser.token() }) };
  const browser = {
    shop,
    stored,
    signedOut: 0,
    now: () => time,
    timers: () => [...timers].map((timer) => timer.at - time).sort((a, b) => a - b),
    token: (lasts = hour, email = 'someone@people.example') =>
      `x.${Buffer.from(JSON.stringify({ email, exp: (time + lasts) / 1000, n: shop.minted })).toString('base64url')}.x`,
    /** Advances the clock and runs everything that becomes due. */
    async pass(milliseconds: number) {
      const until = time + milliseconds;
      for (;;) {
        const [next] = [...timers].filter((timer) => timer.at <= until).sort((a, b) => a.at - b.at);
        if (!next) break;
        timers.delete(next);
        time = Math.max(time, next.at);
        next.work();
        await new Promise((resolve) => setImmediate(resolve));
      }
      time = until;
    },
    tab: () =>
      tokenKeeper({
        now: browser.now,
        storage: {
          getItem: (key) => stored.get(key) ?? null,
          setItem: (key, value) => void stored.set(key, value),
          removeItem: (key) => void stored.delete(key),
        },
        mint: async () => {
          shop.minted += 1;
          await Promise.resolve();
          return shop.respond();
        },
        exclusively: (work) => {
          const turn = queue.then(work);
          queue = turn.catch(() => undefined);
          return turn;
        },
        setTimer: (work, milliseconds) => {
          const timer = { at: time + milliseconds, work };
          timers.add(timer);
          return () => timers.delete(timer);
        },
        signedOut: () => void (browser.signedOut += 1),
      }),
  };
  return browser;
}
