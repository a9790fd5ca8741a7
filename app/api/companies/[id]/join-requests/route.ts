import { customer } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { askToJoin } from '@/lib/companies/commands/join-requests';
import { companyParams } from '@/lib/companies/schema/company';
import { done } from '@/lib/users/schema/responses';

export const POST = defineRoute(
  {
    access: customer,
    summary: 'Ask to join the company whose mail domain your address has',
    params: companyParams,
    response: done,
  },
  ({ caller, params: { id } }) => askToJoin(caller, id),
);
