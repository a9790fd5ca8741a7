import { cron } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { behindCount, followStructureJob } from '@/lib/catalog/commands/products-behind';

export const GET = defineRoute(
  {
    access: cron,
    summary: 'Let products follow changes of the catalog structure; call it every minute',
    response: behindCount,
  },
  followStructureJob,
);

export const POST = GET;
