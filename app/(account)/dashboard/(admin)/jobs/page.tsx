import type { Metadata } from 'next';
import { JobTable } from '@/components/jobs/job-table';
import { requireRight } from '@/lib/auth/current-session';
import { listJobs } from '@/lib/jobs/queries';
import { findShop } from '@/lib/settings/queries';
import { clockSettings } from '@/lib/settings/rules/shop';

export const metadata: Metadata = {
  title: 'Scheduled jobs',
  description: 'What the shop does by itself every minute, and how it went.',
  robots: { index: false },
};

export default async function JobsPage() {
  await requireRight('jobs.view', '/dashboard/jobs');
  const [jobs, shop] = await Promise.all([listJobs(), findShop()]);
  return (
    <>
      <h1 className="text-4xl">Scheduled jobs</h1>
      <p className="mt-2 max-w-[60ch] text-muted">
        Every minute one of the shop’s servers does each of these. One that fails three times in a row, or has
        not ended well for 15 minutes, is told to the admins by mail.
      </p>
      <div className="mt-6">
        <JobTable jobs={jobs} clock={clockSettings(shop)} />
      </div>
    </>
  );
}
