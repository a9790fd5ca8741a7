import { defineCronRoute } from '@/lib/api/cron-route';
import { behindCount, followStructureJob } from '@/lib/catalog/commands/products-behind';

export const GET = defineCronRoute('catalog', behindCount, followStructureJob);

export const POST = GET;
