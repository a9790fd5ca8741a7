import { memoryShares } from '../shared/memory-shares.mjs';
import { limitConcurrency } from './concurrency';
import { setting } from './env';

/** The shares of MEMORY_MB, with those that have a setting of their own. Limits are in megabytes. */
export function memoryLimits() {
  const shares = memoryShares(setting('MEMORY_MB'));
  return {
    ...shares,
    responses: setting('RESPONSE_CACHE_MB') ?? shares.responses,
    searchIndex: setting('SEARCH_INDEX_MB') ?? shares.searchIndex,
  };
}

type Queue = ReturnType<typeof limitConcurrency>;
type Work = 'picturesAtOnce' | 'hashesAtOnce';

// Next loads a module several times in a process: the queues must be the same for all of them.
const shared = globalThis as { hexboltWork?: Partial<Record<Work, Queue>> };

/** Runs a task that needs much memory, as many at once in this process as its share of the memory allows. */
export function runHeavyWork<T>(work: Work, task: () => Promise<T>): Promise<T> {
  const queues = (shared.hexboltWork ??= {});
  const queue = (queues[work] ??= limitConcurrency(memoryLimits()[work]));
  return queue(task);
}
