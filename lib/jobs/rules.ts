import type { JobRecord, JobState } from './types';

/** The jobs that each server may be asked to run, at /api/cron/<name>, with what they do. They are due every minute. */
const calledJobs = {
  orders: 'Finish or undo orders that a crash interrupted',
  mail: 'Send the mails that are due',
  webhooks: 'Send the webhooks that are due',
  punchout: 'Send confirmations, ship notices and invoices to purchasing systems',
  payments: 'Capture, release and refund card payments that are due',
  invoices: 'Issue the invoices and credit notes that a crash delayed',
  content: 'Publish the pages and articles that are due',
  newsletter: 'Start the campaigns that are due and hand their mails to the outbox',
  'bulk-edits': 'Go on with bulk edits that nobody works on',
  catalog: 'Let products follow changes of the catalog structure',
  pictures: 'Make the AVIF of uploaded pictures that have none yet',
  purchasing: 'Add the units of interrupted deliveries and stock counts to the stock',
  receivables: 'Remind of overdue invoices, and recount the credit accounts once a day',
  companies: 'Finish changes of members and approvals that a crash interrupted',
  quotes: 'Remind customers of quotes that are about to end',
  'blanket-orders': 'Remind companies of blanket orders that are about to end',
  'shopping-lists': 'Send the reminders to order a list again',
  machines: 'Remind owners of machines that are to be serviced soon',
  backorders: 'Tell customers that their backorders have arrived or are expected on another day',
  'stock-alerts': 'Mail those who wait for a product that is back in stock',
  retention: 'Erase personal data that is older than its period, once a day',
  alarms: 'Tell the admins of jobs that fail or hang',
} as const;

/** All scheduled jobs: also those that only servers with settings for them run, by themselves. */
export const jobs = { ...calledJobs, backups: 'Write the backups that are due' } as const;

export type JobName = keyof typeof jobs;

/** The names of the jobs at /api/cron. */
export const jobNames = Object.keys(calledJobs) as (keyof typeof calledJobs)[];

/** The names of all jobs. */
export const allJobNames = Object.keys(jobs) as JobName[];

/** Milliseconds between the starts of a job. */
export const jobInterval = 60_000;
/** A run that starts this much early, by the clock of another server, still counts as due. */
export const jobTolerance = 5_000;
/** Milliseconds for which a run keeps others out without a sign of life. */
export const jobLease = 90_000;
/** A job that has not ended well for this long hangs or is not called. */
export const jobPatience = 15 * 60_000;
/** Milliseconds between two looks at the jobs after which nobody was looking: the shop was stopped meanwhile. */
export const maxWatchGap = 3 * jobInterval;
/** So many failures in a row are told to the admins. */
export const failuresToTell = 3;

/** How a job is doing at `time`. */
export function jobState(record: JobRecord, time: Date): JobState {
  const { startedAt, finishedAt, failures, leaseUntil } = record;
  if (!startedAt) return 'new';
  if (failures > 0) return 'failing';
  const isOver = (since: Date) => time.getTime() - since.getTime() > jobPatience;
  if (leaseUntil !== null && leaseUntil > time) return isOver(startedAt) ? 'hanging' : 'running';
  return isOver(finishedAt ?? record.firstStartedAt ?? startedAt) ? 'late' : 'ok';
}

/** Whether the admins should hear of it. */
export const needsAttention = (record: JobRecord, time: Date): boolean => {
  const state = jobState(record, time);
  return (
    state === 'hanging' || state === 'late' || (state === 'failing' && record.failures >= failuresToTell)
  );
};
