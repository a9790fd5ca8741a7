import { defineRoute } from '@/lib/api/route';
import { cron } from '@/lib/api/access';
import { bulkJobCounts, continueBulkEdits } from '@/lib/bulk-edit/jobs';

export const GET = defineRoute(
  {
    access: cron,
    summary: 'Go on with bulk edits that nobody works on; call it every minute',
    response: bulkJobCounts,
  },
  continueBulkEdits,
);

export const POST = GET;
