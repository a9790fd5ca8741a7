import { Badge } from '@/components/ui/badge';
import { Table, TableCell, TableRow } from '@/components/ui/table';
import type { Job, JobState } from '@/lib/jobs/types';
import { formatDateTime, type Clock } from '@/lib/shared/dates';

const states: Record<JobState, string> = {
  new: 'Not run yet',
  running: 'Running',
  ok: 'OK',
  failing: 'Failing',
  hanging: 'Hanging',
  late: 'Not called',
};
const troubled = new Set<JobState>(['failing', 'hanging', 'late']);

/** What a run counted, such as “reminded 2”; what it did not meet is left out. */
const resultOf = ({ result }: Job) =>
  Object.entries(result)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');

/** Every scheduled job with its state and its last runs. */
export function JobTable({ jobs, clock }: { jobs: Job[]; clock: Clock }) {
  return (
    <Table caption="Scheduled jobs" columns={['Job', 'State', 'Last run', 'Last success', 'Result']}>
      {jobs.map((job) => (
        <TableRow key={job.name}>
          <TableCell label="Job">
            <span className="block font-semibold">{job.name}</span>
            <span className="text-sm text-muted">{job.does}</span>
          </TableCell>
          <TableCell label="State">
            <Badge tone={troubled.has(job.state) ? 'bad' : job.state === 'ok' ? 'good' : 'neutral'}>
              {states[job.state]}
            </Badge>
          </TableCell>
          <TableCell label="Last run">
            {job.startedAt ? formatDateTime(job.startedAt, clock) : 'Never'}
          </TableCell>
          <TableCell label="Last success">
            {job.finishedAt ? `${formatDateTime(job.finishedAt, clock)}, ${job.tookMs} ms` : 'Never'}
          </TableCell>
          <TableCell label="Result" className="text-sm wrap-anywhere">
            {job.error ? `Failed ${job.failures} times: ${job.error}` : resultOf(job) || 'Nothing to do'}
          </TableCell>
        </TableRow>
      ))}
    </Table>
  );
}
