import { defineCronRoute } from '@/lib/api/cron-route';
import { bulkJobCounts, continueBulkEdits } from '@/lib/bulk-edit/jobs';

export const GET = defineCronRoute('bulk-edits', bulkJobCounts, continueBulkEdits);

export const POST = GET;
