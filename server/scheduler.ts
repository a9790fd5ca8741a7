import { jobInterval, jobNames } from '../lib/jobs/rules';
import { setting } from '../lib/platform/env';

/** Runs one job that is due through the shop's /api/cron at `origin`. Returns whether the shop reports success. */
export async function runJob(origin: string, job: string): Promise<boolean> {
  const response = await fetch(`${origin}/api/cron/${job}?ifDue=1`, {
    method: 'POST',
    headers: { authorization: `Bearer ${setting('CRON_SECRET')}` },
  }).catch(() => null);
  return response?.ok ?? false;
}

/** Runs the jobs every minute in this process, in place of an external scheduler. */
export function startScheduler(origin: string): NodeJS.Timeout {
  return setInterval(() => jobNames.forEach((job) => void runJob(origin, job)), jobInterval).unref();
}
