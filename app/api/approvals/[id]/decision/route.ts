import { customer } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { decide } from '@/lib/approvals/commands/decide';
import { findForDecision } from '@/lib/approvals/queries/deciding';
import { decisionInput, decisionResponse, requestParams } from '@/lib/approvals/schema';

export const POST = defineRoute(
  {
    access: customer,
    ownerOnly: true,
    summary: 'Approve or decline a request of your company; the last approval places the order',
    params: requestParams,
    body: decisionInput,
    response: decisionResponse,
  },
  async ({ caller, params: { id }, body }) => {
    const deciding = await findForDecision(caller, id);
    return deciding.ok ? decide(deciding.value, body) : deciding;
  },
);
