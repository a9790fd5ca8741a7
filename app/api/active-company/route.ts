import { signedIn } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { chooseCompany } from '@/lib/auth/active-company';
import { activeCompanyInput } from '@/lib/companies/schema/members';
import { done } from '@/lib/users/schema/responses';

export const PUT = defineRoute(
  {
    access: signedIn,
    summary: 'Choose the company in whose name this session buys; null for yourself',
    body: activeCompanyInput,
    response: done,
  },
  ({ caller, body }) => chooseCompany(caller, body.company),
);
