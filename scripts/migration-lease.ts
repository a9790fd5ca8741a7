import { now } from '../lib/platform/clock';
import { defineCollection, isDuplicateKey } from '../lib/platform/database';
import { randomBase32 } from '../lib/platform/ids';
import { log } from '../lib/platform/log';

type Lease = { _id: 'migrations'; holder: string; until: Date };

/** Holds one document: which process prepares the database, and until when it keeps the others out. */
export const migrationLeases = defineCollection<Lease>('migrationLeases');

const duration = 30_000;
const retryInterval = 250;
const leaseEnd = () => new Date(now().getTime() + duration);

async function take(holder: string): Promise<boolean> {
  try {
    await migrationLeases().updateOne(
      { _id: 'migrations', until: { $not: { $gt: now() } } },
      { $set: { holder, until: leaseEnd() } },
      { upsert: true },
    );
    return true;
  } catch (error) {
    // Another process holds it.
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

/**
 * Runs `work` while no other process on this database does: servers that start at the same time wait for the first one.
 * What a killed process left off is taken over after 30 seconds. `work` calls `assertHeld` before each step, which throws
 * when this process stood still for so long that another one has taken over.
 */
export async function withMigrationLease<T>(work: (assertHeld: () => void) => Promise<T>): Promise<T> {
  const holder = randomBase32(12);
  for (let attempt = 0; !(await take(holder)); attempt++) {
    if (attempt === 0) log.info('Another server prepares the database: waiting for it');
    await new Promise((resolve) => setTimeout(resolve, retryInterval));
  }
  let isHeld = true;
  const renew = setInterval(() => {
    migrationLeases()
      .updateOne({ _id: 'migrations', holder }, { $set: { until: leaseEnd() } })
      .then(
        ({ matchedCount }) => (isHeld = matchedCount === 1),
        (error: unknown) => log.warn({ err: error }, 'the lease of the migrations was not renewed'),
      );
  }, duration / 3).unref();
  try {
    return await work(() => {
      if (!isHeld) throw new Error('Another server has taken over the migrations: start this one again.');
    });
  } finally {
    clearInterval(renew);
    await migrationLeases().deleteOne({ _id: 'migrations', holder });
  }
}
