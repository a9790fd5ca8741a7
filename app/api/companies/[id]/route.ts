import { staffOrKey } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { changeCompany } from '@/lib/companies/commands/companies';
import { findCompany } from '@/lib/companies/queries/companies';
import { noSuchCompany } from '@/lib/companies/rules/members';
import { company, companyChange, companyParams, exampleCompany } from '@/lib/companies/schema/company';
import { ok } from '@/lib/shared/result';

export const GET = defineRoute(
  {
    access: staffOrKey('companies.view', 'customers:read'),
    summary: 'A company, with the version that a change of it names',
    params: companyParams,
    response: company,
  },
  async ({ params: { id } }) => {
    const found = await findCompany(id);
    return found ? ok(found) : noSuchCompany();
  },
);

export const PUT = defineRoute(
  {
    access: staffOrKey('companies.edit', 'customers:write'),
    summary: 'Change a company',
    params: companyParams,
    body: companyChange,
    example: { ...exampleCompany, version: 1 },
    response: company,
  },
  ({ caller, params: { id }, body }) => changeCompany(caller, id, body),
);
