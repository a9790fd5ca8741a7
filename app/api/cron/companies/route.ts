import { z } from 'zod';
import { defineCronRoute } from '@/lib/api/cron-route';
import { finishApprovals } from '@/lib/approvals/commands/place';
import { finishMemberChanges } from '@/lib/companies/commands/change-member';
import { ok } from '@/lib/shared/result';

export const GET = defineCronRoute(
  'companies',
  z.strictObject({ finished: z.number(), approvals: z.number() }),
  async () => ok({ finished: await finishMemberChanges(), approvals: await finishApprovals() }),
);

export const POST = GET;
