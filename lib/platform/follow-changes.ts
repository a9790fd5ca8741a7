import type { ChangeStream } from 'mongodb';
import { announceChange, changeReader, changes } from './changes';
import { log } from './log';

const pollInterval = 1_000;
/** Changes are read this often at most, and while they follow one another. */
const busyInterval = 250;
const streamRetry = 60_000;

/** How server/page-cache.mjs, which Next loads as a module of its own, expires what this server holds. */
const pageCache = () =>
  Reflect.get(globalThis, Symbol.for('hexbolt.pages')) as
    { expire: (tags: string[]) => Promise<void> } | undefined;

/**
 * Calls `wake` with each published change where the deployment has change streams (replica sets). Elsewhere it does
 * nothing: the poll finds the changes.
 */
function watch(wake: () => void): () => void {
  let stream: ChangeStream | undefined;
  let retryAt = 0;
  return () => {
    if (stream || performance.now() < retryAt) return;
    retryAt = performance.now() + streamRetry;
    const opened = changes().watch([{ $match: { operationType: 'insert' } }]);
    stream = opened;
    opened.on('change', wake);
    opened.on('error', () => {
      stream = undefined;
      void opened.close().catch(() => undefined);
    });
  };
}

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds).unref());

/** Resolves once this process serves requests: work that it does before would delay its start. */
export async function whenServing(): Promise<void> {
  while (!pageCache()) await pause(pollInterval);
}

/**
 * Expires on this server what other servers on the database change: within a second, or at once where there are change
 * streams, and four times a second while changes follow one another. `since` is when what the server starts with was made.
 * Runs until the process ends.
 */
export async function followChanges(since: Date): Promise<void> {
  let wake = () => {};
  const keepWatching = watch(() => wake());
  let isBusy = false;
  const read = changeReader({
    since,
    expire: async (tags) => {
      isBusy = true;
      announceChange(tags);
      await pageCache()!.expire(tags);
    },
  });
  for (;;) {
    isBusy = false;
    const woken = new Promise<void>((resolve) => (wake = resolve));
    // Next loads its cache with the first request; before it there is nothing to expire.
    if (pageCache()) {
      await read().catch((error: unknown) => log.warn({ err: error }, 'changes of other servers not read'));
      keepWatching();
    }
    await pause(busyInterval);
    if (!isBusy) await Promise.race([woken, pause(pollInterval - busyInterval)]);
  }
}
