import { AsyncLocalStorage } from 'node:async_hooks';
import { Collection } from 'mongodb';

/** A server process as the database sees it: a sequence of operations that may stop at any of them. */
type Server = { beforeOperation: () => Promise<void>; afterOperation: () => void };

export class ServerDied extends Error {}

const running = new AsyncLocalStorage<Server>();
const gated = [
  'insertOne',
  'insertMany',
  'updateOne',
  'updateMany',
  'findOneAndUpdate',
  'findOne',
  'deleteOne',
] as const;

// Wraps the driver's own methods, so that the shop's code runs unmodified.
for (const name of gated) {
  const original = Collection.prototype[name] as (...args: unknown[]) => Promise<unknown>;
  Object.assign(Collection.prototype, {
    async [name](this: Collection, ...args: unknown[]) {
      const server = running.getStore();
      if (!server) return original.apply(this, args);
      await server.beforeOperation();
      const response = await original.apply(this, args);
      server.afterOperation();
      return response;
    },
  });
}

/**
 * Runs work on a server that crashes at its operation number `at`, before or after executing it. Nothing keeps running.
 */
export async function onCrashingServer<T>(
  at: number,
  when: 'before' | 'after',
  work: () => Promise<T>,
): Promise<{ died: boolean; value?: T; error?: unknown }> {
  let operations = 0;
  let died = false;
  const stop = () => {
    died = true;
    throw new ServerDied('the server was killed');
  };
  const server: Server = {
    beforeOperation: async () => {
      operations += 1;
      if (died || (when === 'before' && operations >= at)) stop();
    },
    afterOperation: () => {
      if (died || (when === 'after' && operations >= at)) stop();
    },
  };
  return running.run(server, async () => {
    try {
      return { value: await work(), died };
    } catch (error) {
      return { died, error };
    }
  });
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
