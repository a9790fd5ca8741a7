import { defineCronRoute } from '@/lib/api/cron-route';
import { reminderCounts, runShoppingListsJob } from '@/lib/shopping-lists/jobs';

export const GET = defineCronRoute('shopping-lists', reminderCounts, runShoppingListsJob);

export const POST = GET;
