import { now } from './clock';
import { beforeDatabaseCloses } from './database';
import { log } from './log';
import { withoutRequestId } from './request-id';
import { beforeExit } from './shutdown';

/**
 * A worker that runs one round of `work` at a time in this process. `work` returns when the next round is due, or null;
 * it must be safe to repeat, and asks `isStopping` between its steps. A call while a round runs adds one more round. Before
 * the process exits or the database closes, the running round is completed. The returned function never throws.
 */
export function backgroundWorker(
  name: string,
  work: (isStopping: () => boolean) => Promise<Date | null>,
): () => Promise<void> {
  let running: Promise<void> | undefined;
  let wake: NodeJS.Timeout | undefined;
  let again = false;
  let stopped = false;

  async function stop(): Promise<void> {
    await running;
    clearTimeout(wake);
  }

  async function stopForExit(): Promise<void> {
    stopped = true;
    await stop();
  }

  async function round(): Promise<void> {
    const next = await work(() => stopped);
    clearTimeout(wake);
    if (!next) return;
    beforeDatabaseCloses(stop);
    const wait = Math.max(1_000, next.getTime() - now().getTime());
    // Longer than a timer can wait; whatever calls the worker until then starts it again.
    if (wait < 2 ** 31) wake = setTimeout(run, wait).unref();
  }

  async function runUntilIdle(): Promise<void> {
    do {
      again = false;
      await round().catch((error: unknown) => log.warn({ err: error, worker: name }, 'worker failed'));
    } while (again && !stopped);
  }

  async function run(): Promise<void> {
    if (stopped) return;
    beforeExit(stopForExit);
    again = true;
    running ??= withoutRequestId(runUntilIdle).finally(() => {
      running = undefined;
    });
    await running;
  }
  return run;
}
