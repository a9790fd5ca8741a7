import { customer } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { changeLines } from '@/lib/approvals/commands/decide';
import { findForDecision } from '@/lib/approvals/queries/deciding';
import { linesInput, linesResponse, requestParams } from '@/lib/approvals/schema';

export const PUT = defineRoute(
  {
    access: customer,
    ownerOnly: true,
    summary: 'Take units away from a request that you decide about',
    params: requestParams,
    body: linesInput,
    response: linesResponse,
  },
  async ({ caller, params: { id }, body }) => {
    const deciding = await findForDecision(caller, id);
    return deciding.ok ? changeLines(deciding.value, body) : deciding;
  },
);
