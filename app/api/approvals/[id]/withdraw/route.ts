import { orCompanyKey, signedIn } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { withdraw } from '@/lib/approvals/commands/decide';
import { requestParams } from '@/lib/approvals/schema';
import { done } from '@/lib/users/schema/responses';

export const POST = defineRoute(
  {
    access: orCompanyKey(signedIn, 'company-orders:write'),
    summary: 'Take back your request that waits for an approval',
    params: requestParams,
    response: done,
  },
  ({ caller, params: { id } }) => withdraw(caller, id),
);
