import { signedIn } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { findFittingMachines } from '@/lib/machines/queries/fits';
import { machineFits, machineFitsQuery } from '@/lib/machines/schema';
import { ok } from '@/lib/shared/result';

export const GET = defineRoute(
  {
    access: signedIn,
    summary: 'Which of your machines, and of the company for which you buy, a product fits, and why',
    query: machineFitsQuery,
    response: machineFits,
  },
  async ({ caller, query }) => ok(await findFittingMachines(caller, query.product)),
);
