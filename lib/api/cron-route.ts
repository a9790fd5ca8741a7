import { z } from 'zod';
import { runJob, type Skipped } from '../jobs/commands';
import { jobs, type JobName } from '../jobs/rules';
import type { Result } from '../shared/result';
import { cron } from './access';
import { defineRoute } from './route';

const skipped = z.strictObject({ skipped: z.enum(['running', 'not-due']) });
const query = z.strictObject({
  /** Skips a job that another server has begun within the last minute. */
  ifDue: z.literal('1').optional(),
});

/** The handlers of /api/cron/<name>: a scheduler calls it every minute, by GET or POST. */
export function defineCronRoute<Counts extends z.ZodObject>(
  name: JobName,
  counts: Counts,
  work: () => Promise<Result<z.input<Counts>>>,
) {
  const response: z.ZodType<unknown, z.input<Counts> | Skipped> = z.union([counts, skipped]);
  return defineRoute(
    {
      access: cron,
      summary: `${jobs[name]}; call it every minute`,
      query,
      response,
    },
    ({ query: { ifDue } }) => runJob(name, work, { ifDue: ifDue !== undefined }),
  );
}
