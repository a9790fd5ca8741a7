import { anyone } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { decide } from '@/lib/approvals/commands/decide';
import { findByLink } from '@/lib/approvals/queries/deciding';
import { decisionResponse, linkDecision } from '@/lib/approvals/schema';

export const POST = defineRoute(
  {
    access: anyone,
    summary: 'Approve or decline a request by the secret of the link that was mailed to its approver',
    body: linkDecision,
    response: decisionResponse,
    limit: { name: 'approval-links', count: 60, seconds: 600 },
  },
  async ({ body: { token, ...decision } }) => {
    const deciding = await findByLink(token);
    return deciding.ok ? decide(deciding.value, decision) : deciding;
  },
);
