import { staff } from '@/lib/api/access';
import { csvResponse } from '@/lib/api/csv-response';
import { defineRoute } from '@/lib/api/route';
import { eachCompany } from '@/lib/companies/queries/companies';
import { companyCsvHeader, companyCsvRow } from '@/lib/companies/rules/csv';
import { companyFilters } from '@/lib/companies/schema/company';

export const GET = defineRoute(
  {
    access: staff('companies.view'),
    produces: 'text/csv',
    summary: 'The companies that match the filters, as CSV',
    query: companyFilters,
  },
  async ({ query }) =>
    csvResponse('companies.csv', companyCsvHeader, eachCompany(query), (one) => [companyCsvRow(one)]),
);
