import { orCompanyKey, signedIn } from '@/lib/api/access';
import { csvResponse } from '@/lib/api/csv-response';
import { failureResponse } from '@/lib/api/errors';
import { defineRoute } from '@/lib/api/route';
import { authorizeInCompany } from '@/lib/companies/queries/authorize';
import { companyParams } from '@/lib/companies/schema/company';
import { companyPriceColumns, eachCompanyPriceBatch } from '@/lib/reports/queries/company-price-list';

export const GET = defineRoute(
  {
    access: orCompanyKey(signedIn, 'company-prices:read'),
    produces: 'text/csv',
    summary:
      'All products with the prices and the part numbers of a company as CSV. For its members, and staff',
    params: companyParams,
    limit: { name: 'company-price-list', count: 30, seconds: 3600 },
  },
  async ({ caller, params: { id } }) => {
    const actor = await authorizeInCompany(caller, id, 'company.view');
    if (!actor.ok) return failureResponse(actor.failure);
    const prices = eachCompanyPriceBatch(id, caller.userId);
    return csvResponse('price-list.csv', companyPriceColumns, prices, (rows) => rows);
  },
);
