import { z } from 'zod';
import { customer } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { requestCompany } from '@/lib/companies/commands/companies';
import { companyRequest } from '@/lib/companies/schema/company';

export const POST = defineRoute(
  {
    access: customer,
    summary: 'Ask for the account of your company, which staff open',
    body: companyRequest,
    response: z.object({ id: z.string() }),
    status: 201,
  },
  ({ caller, body }) => requestCompany(caller, body),
);
