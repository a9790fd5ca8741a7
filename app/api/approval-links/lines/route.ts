import { anyone } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { changeLines } from '@/lib/approvals/commands/decide';
import { findByLink } from '@/lib/approvals/queries/deciding';
import { linesResponse, linkLines } from '@/lib/approvals/schema';

export const PUT = defineRoute(
  {
    access: anyone,
    summary: 'Take units away from a request by the secret of the link that was mailed to its approver',
    body: linkLines,
    response: linesResponse,
    limit: { name: 'approval-links', count: 60, seconds: 600 },
  },
  async ({ body: { token, ...lines } }) => {
    const deciding = await findByLink(token);
    return deciding.ok ? changeLines(deciding.value, lines) : deciding;
  },
);
