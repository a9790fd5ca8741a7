import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { changeCompany } from '@/lib/companies/commands/companies';
import { company, companyChange, companyParams } from '@/lib/companies/schema/company';

export const PUT = defineRoute(
  {
    access: staff('companies.edit'),
    summary: 'Change a company',
    params: companyParams,
    body: companyChange,
    response: company,
  },
  ({ caller, params: { id }, body }) => changeCompany(caller, id, body),
);
