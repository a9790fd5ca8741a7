import { setting } from '../lib/platform/env';

/** The jobs below /api/cron that run every minute. */
const minutelyJobs = [
  'orders',
  'mail',
  'content',
  'newsletter',
  'bulk-edits',
  'catalog',
  'invoices',
  'purchasing',
  'payments',
];

/** Runs one job through the shop's /api/cron at `origin`. Returns whether the shop reports success. */
export async function runJob(origin: string, job: string): Promise<boolean> {
  const response = await fetch(`${origin}/api/cron/${job}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${setting('CRON_SECRET')}` },
  }).catch(() => null);
  return response?.ok ?? false;
}

/** Runs the jobs every minute in this process, in place of an external scheduler. */
export function startScheduler(origin: string): NodeJS.Timeout {
  return setInterval(() => minutelyJobs.forEach((job) => void runJob(origin, job)), 60_000).unref();
}
