import { now } from '../platform/clock';
import { jobRecords } from './collection';
import { allJobNames, jobs, jobState, needsAttention, type JobName } from './rules';
import type { Job, JobRecord } from './types';

/** The record of every job; of one that never ran, an empty one. */
export async function listJobRecords(): Promise<Map<JobName, JobRecord>> {
  const stored = await jobRecords().find().toArray();
  return new Map(
    allJobNames.map((name) => {
      const record = stored.find(({ _id }) => _id === name);
      return [
        name,
        {
          firstStartedAt: record?.firstStartedAt ?? null,
          startedAt: record?.startedAt ?? null,
          finishedAt: record?.finishedAt ?? null,
          tookMs: record?.tookMs ?? null,
          result: record?.result ?? {},
          failures: record?.failures ?? 0,
          error: record?.error ?? null,
          leaseUntil: record?.leaseUntil ?? null,
        },
      ];
    }),
  );
}

/** Every scheduled job, with how its last runs went. */
export async function listJobs(): Promise<Job[]> {
  const records = await listJobRecords();
  return [...records].map(([name, record]) => ({
    name,
    does: jobs[name],
    state: jobState(record, now()),
    startedAt: record.startedAt?.toISOString() ?? null,
    finishedAt: record.finishedAt?.toISOString() ?? null,
    tookMs: record.tookMs,
    result: record.result,
    failures: record.failures,
    error: record.error,
  }));
}

/** The number of jobs that fail, hang or are not called. */
export async function countTroubledJobs(): Promise<number> {
  const records = await listJobRecords();
  return [...records.values()].filter((record) => needsAttention(record, now())).length;
}
