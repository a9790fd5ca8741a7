import { z } from 'zod';
import { staffOrKey } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { addCompany } from '@/lib/companies/commands/companies';
import { listCompanies } from '@/lib/companies/queries/companies';
import {
  company,
  companyFilters,
  companyInput,
  companyPage,
  exampleCompany,
} from '@/lib/companies/schema/company';
import { pageNumber } from '@/lib/shared/paging';
import { ok } from '@/lib/shared/result';

export const GET = defineRoute(
  {
    access: staffOrKey('companies.view', 'customers:read'),
    summary: 'The companies that match the filters, by name',
    query: companyFilters.extend({ page: z.string().optional() }),
    response: companyPage,
  },
  async ({ query }) => ok(await listCompanies(query, pageNumber(query.page))),
);

export const POST = defineRoute(
  {
    access: staffOrKey('companies.edit', 'customers:write'),
    summary: 'Open the account of a company',
    body: companyInput,
    example: exampleCompany,
    response: company,
    status: 201,
  },
  ({ caller, body }) => addCompany(caller, body),
);
