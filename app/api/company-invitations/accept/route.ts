import { z } from 'zod';
import { customer } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { chooseCompany } from '@/lib/auth/active-company';
import { acceptInvitation } from '@/lib/companies/commands/invitations';
import { acceptInput } from '@/lib/companies/schema/members';

export const POST = defineRoute(
  {
    access: customer,
    ownerOnly: true,
    summary:
      'Accept an invitation to a company that was mailed to your address; this session then buys for it',
    body: acceptInput,
    response: z.object({ company: z.string() }),
  },
  async ({ caller, body }) => {
    const accepted = await acceptInvitation(caller, body.token);
    if (accepted.ok) await chooseCompany(caller, accepted.value.company);
    return accepted;
  },
);
