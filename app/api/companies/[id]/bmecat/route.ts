import { orCompanyKey, signedIn } from '@/lib/api/access';
import { failureResponse } from '@/lib/api/errors';
import { defineRoute } from '@/lib/api/route';
import { streamed } from '@/lib/api/streamed';
import { authorizeInCompany } from '@/lib/companies/queries/authorize';
import { companyParams } from '@/lib/companies/schema/company';
import { bmecatParts } from '@/lib/reports/queries/bmecat';

export const GET = defineRoute(
  {
    access: orCompanyKey(signedIn, 'company-prices:read'),
    produces: 'application/xml',
    summary:
      'All products that a company may buy, with its prices and its part numbers, as BMEcat 2005. For its members, and staff',
    params: companyParams,
    limit: { name: 'company-price-list', count: 30, seconds: 3600 },
  },
  async ({ caller, params: { id } }) => {
    const actor = await authorizeInCompany(caller, id, 'company.view');
    if (!actor.ok) return failureResponse(actor.failure);
    return streamed(bmecatParts({ companyId: id, userId: caller.userId }), {
      'content-type': 'application/xml; charset=utf-8',
      'content-disposition': 'attachment; filename="catalog.xml"',
      'cache-control': 'private, no-store',
    });
  },
);
