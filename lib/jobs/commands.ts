import type { UpdateFilter } from 'mongodb';
import { listOwnerEmails } from '../users/queries';
import { findShop } from '../settings/queries';
import { relayMails } from '../mail/outbox';
import { now } from '../platform/clock';
import { isDuplicateKey } from '../platform/database';
import { randomBase32 } from '../platform/ids';
import { log } from '../platform/log';
import { ok, type Result } from '../shared/result';
import { jobRecords, type JobDocument } from './collection';
import { alarmMails } from './emails';
import { listJobRecords } from './queries';
import {
  allJobNames,
  jobInterval,
  jobLease,
  jobTolerance,
  maxWatchGap,
  needsAttention,
  type JobName,
} from './rules';

/** Why a job was not run: another run is under way, on this server or another one, or the last began a moment ago. */
export type Skipped = { skipped: 'running' | 'not-due' };

/** Keeps other runs out; null when one is under way, or when `ifDue` and the job isn't. */
async function beginRun(name: JobName, ifDue: boolean): Promise<string | null> {
  const at = now();
  const run = randomBase32(12);
  const dueBefore = new Date(at.getTime() - jobInterval + jobTolerance);
  try {
    await jobRecords().updateOne(
      {
        _id: name,
        leaseUntil: { $not: { $gt: at } },
        ...(ifDue && { startedAt: { $not: { $gt: dueBefore } } }),
      },
      {
        $set: { run, startedAt: at, leaseUntil: new Date(at.getTime() + jobLease) },
        $min: { firstStartedAt: at },
      },
      { upsert: true },
    );
    return run;
  } catch (error) {
    // The record is there, but not as the filter wants it.
    if (isDuplicateKey(error)) return null;
    throw error;
  }
}

/** Records how a run ended, unless another one has taken over meanwhile. */
async function endRun(name: JobName, run: string, update: UpdateFilter<JobDocument>): Promise<void> {
  const { $unset, ...rest } = update;
  await jobRecords().updateOne({ _id: name, run }, { ...rest, $unset: { ...$unset, run: 1, leaseUntil: 1 } });
}

/** The counts in what a job returns. */
const countsOf = (value: unknown): Record<string, number> =>
  Object.fromEntries(
    Object.entries(value ?? {}).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  );

/**
 * Runs a job unless it is running already, on this or another server; with `ifDue` only if it has not begun within the
 * last minute. How the run ended is recorded; an error of the job is passed on. A run whose server was killed keeps others
 * out for 90 seconds. The servers' clocks may differ by seconds: every job may run twice at once, it is only wasteful.
 */
export async function runJob<Value>(
  name: JobName,
  work: () => Promise<Result<Value>>,
  { ifDue = false } = {},
): Promise<Result<Value | Skipped>> {
  const run = await beginRun(name, ifDue);
  if (!run) {
    const record = await jobRecords().findOne({ _id: name }, { projection: { leaseUntil: 1 } });
    return ok({ skipped: record?.leaseUntil && record.leaseUntil > now() ? 'running' : 'not-due' });
  }
  const startedAt = now().getTime();
  const stayAlive = setInterval(() => {
    const leaseUntil = new Date(now().getTime() + jobLease);
    jobRecords()
      .updateOne({ _id: name, run }, { $set: { leaseUntil } })
      .catch((error: unknown) => log.warn({ err: error, job: name }, 'the lease of a job was not renewed'));
  }, jobLease / 3).unref();
  const recordFailure = (message: string) =>
    endRun(name, run, { $set: { error: message.slice(0, 500) }, $inc: { failures: 1 } });
  try {
    const result = await work();
    if (!result.ok) {
      await recordFailure(result.failure.message);
      return result;
    }
    const tookMs = now().getTime() - startedAt;
    await endRun(name, run, {
      $set: { finishedAt: now(), tookMs, result: countsOf(result.value) },
      $unset: { failures: 1, error: 1, alarmedAt: 1 },
    });
    return result;
  } catch (error) {
    // Without the database nothing can be recorded.
    await recordFailure(error instanceof Error ? error.message : String(error)).catch(() => undefined);
    throw error;
  } finally {
    clearInterval(stayAlive);
  }
}

/**
 * Mails the owners about each job that fails, hangs or is not called, once until it ends well again. The first look after
 * a stop of the shop tells nothing: no job had a chance to run meanwhile.
 */
export async function tellOfJobs(): Promise<Result<{ told: number }>> {
  const records = await listJobRecords();
  const lookedAt = records.get('alarms')!.finishedAt;
  if (!lookedAt || now().getTime() - lookedAt.getTime() > maxWatchGap) return ok({ told: 0 });
  const troubled = allJobNames.filter((name) => needsAttention(records.get(name)!, now()));
  if (!troubled.length) return ok({ told: 0 });
  const [owners, shop] = await Promise.all([listOwnerEmails(), findShop()]);
  let told = 0;
  for (const name of troubled) {
    const mails = alarmMails(name, records.get(name)!, owners, shop);
    const { modifiedCount } = await jobRecords().updateOne(
      { _id: name, alarmedAt: { $exists: false } },
      { $set: { alarmedAt: now() }, $push: { mails: { $each: mails } } },
    );
    told += modifiedCount;
  }
  if (told) await relayMails({ collectionName: 'jobs' });
  return ok({ told });
}
