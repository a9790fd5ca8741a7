import { AsyncLocalStorage } from 'node:async_hooks';
import { Collection } from 'mongodb';

/** A server process as the database sees it: a sequence of operations that may stop at any of them. */
type Server = {
  beforeOperation: (isWrite: boolean) => Promise<void>;
  afterOperation: (isWrite: boolean) => void;
};

export class ServerDied extends Error {}

const running = new AsyncLocalStorage<Server>();
const writes = [
  'insertOne',
  'insertMany',
  'updateOne',
  'updateMany',
  'replaceOne',
  'bulkWrite',
  'findOneAndUpdate',
  'findOneAndDelete',
  'deleteOne',
  'deleteMany',
] as const;

// Wraps the driver's own methods, so that the shop's code runs unmodified.
for (const name of [...writes, 'findOne'] as const) {
  const isWrite = name !== 'findOne';
  const original = Collection.prototype[name] as (...args: unknown[]) => Promise<unknown>;
  Object.assign(Collection.prototype, {
    async [name](this: Collection, ...args: unknown[]) {
      const server = running.getStore();
      if (!server) return original.apply(this, args);
      await server.beforeOperation(isWrite);
      const response = await original.apply(this, args);
      server.afterOperation(isWrite);
      return response;
    },
  });
}

/**
 * Runs work on a server that crashes at its write number `at`, before or after executing it. Nothing keeps running. A
 * crash at a read leaves what one at the nearest write leaves; one before a write differs from one after the write before
 * it only where something outside of the database happens in between.
 */
export async function onCrashingServer<T>(
  at: number,
  when: 'before' | 'after',
  work: () => Promise<T>,
): Promise<{ died: boolean; value?: T; error?: unknown }> {
  let written = 0;
  let died = false;
  const stop = () => {
    died = true;
    throw new ServerDied('the server was killed');
  };
  const server: Server = {
    beforeOperation: async (isWrite) => {
      if (isWrite) written += 1;
      if (died || (isWrite && when === 'before' && written >= at)) stop();
    },
    afterOperation: (isWrite) => {
      if (died || (isWrite && when === 'after' && written >= at)) stop();
    },
  };
  const outcome = await running.run(server, async () => {
    try {
      return { value: await work(), died };
    } catch (error) {
      return { died, error };
    }
  });
  // A loop over all writes would end here, and prove nothing.
  if (written === 0 && at === 1) throw new Error('the work wrote nothing, so it was not tried');
  return outcome;
}

type Waiting = { go: (fate: 'live' | 'die-before' | 'die-after') => void };

/**
 * Runs several servers at once, one database operation at a time, in the order that `choose` picks; `check` inspects
 * the database after each operation.
 */
export async function interleave(
  works: (() => Promise<void>)[],
  choose: (waiting: number) => { index: number; fate: 'live' | 'die-before' | 'die-after' },
  check: () => Promise<void>,
): Promise<void> {
  const queue: Waiting[] = [];
  let active = works.length;
  let wake = () => undefined as void;
  const settled = () => wake();

  function startServer(work: () => Promise<void>): Promise<void> {
    let dead = false;
    let dieAfter = false;
    const server: Server = {
      beforeOperation: () =>
        new Promise((resolve, reject) => {
          const die = () => reject(new ServerDied('the server was killed'));
          if (dead) return die();
          queue.push({
            go: (fate) => {
              active += 1;
              if (fate === 'die-before') {
                dead = true;
                die();
              } else {
                dieAfter = fate === 'die-after';
                resolve();
              }
            },
          });
          active -= 1;
          settled();
        }),
      afterOperation: () => {
        if (!dieAfter) return;
        dead = true;
        throw new ServerDied('the server was killed');
      },
    };
    return running.run(server, () =>
      work()
        .catch((error: unknown) => {
          if (!(error instanceof ServerDied)) throw error;
        })
        .finally(() => {
          active -= 1;
          settled();
        }),
    );
  }

  const all = works.map(startServer);
  for (;;) {
    while (active > 0) await new Promise<void>((resolve) => (wake = resolve));
    if (queue.length === 0) break;
    await check();
    const { index, fate } = choose(queue.length);
    const [next] = queue.splice(index % queue.length, 1);
    next!.go(fate);
  }
  await Promise.all(all);
}
