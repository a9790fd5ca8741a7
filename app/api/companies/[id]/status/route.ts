import { staffOrKey } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { changeCompanyStatus } from '@/lib/companies/commands/companies';
import { companyParams, statusInput } from '@/lib/companies/schema/company';
import { done } from '@/lib/users/schema/responses';

export const PUT = defineRoute(
  {
    access: staffOrKey('companies.edit', 'customers:write'),
    summary: 'Open a requested company, suspend one, or let it go on',
    params: companyParams,
    body: statusInput,
    example: { status: 'active', why: 'The contract is signed' },
    response: done,
  },
  ({ caller, params: { id }, body }) => changeCompanyStatus(caller, id, body),
);
