import { z } from 'zod';
import { customer, orCompanyKey, signedIn } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { requestApproval } from '@/lib/approvals/commands/request';
import { listRequests } from '@/lib/approvals/queries/requests';
import { approvalPage, requestFilters, requestInput } from '@/lib/approvals/schema';
import { findCompanies } from '@/lib/auth/active-company';
import { orderExample } from '@/lib/orders/schema/examples';
import { callCompany } from '@/lib/platform/call-company';
import { pageNumber, pageOf } from '@/lib/shared/paging';
import { ok } from '@/lib/shared/result';

export const GET = defineRoute(
  {
    access: orCompanyKey(signedIn, 'company-orders:read'),
    summary: 'The requests for approval of the company for which you buy that you may see, newest first',
    query: requestFilters.extend({ page: z.string().optional() }),
    response: approvalPage,
  },
  async ({ caller, query: { page, ...filters } }) => {
    const { active } = await findCompanies(caller);
    return ok(
      active ? await listRequests(caller.userId, active, filters, pageNumber(page)) : pageOf([], 1, 20, 0),
    );
  },
);

export const POST = defineRoute(
  {
    ownIdempotency: true,
    access: orCompanyKey(customer, 'company-orders:write'),
    summary:
      'Request an approval for an order that the rules of your company ask for; with the header Idempotency-Key a repeat returns the same request',
    body: requestInput,
    example: { ...orderExample, company: '0000000000000000000000c1', note: 'For the new press' },
    response: z.object({ id: z.string() }),
    status: 201,
  },
  ({ caller, body, request }) => {
    // A key of a company leaves the cart of its member alone.
    const input = callCompany() ? { ...body, fromCart: false } : body;
    return requestApproval(caller, input, request.headers.get('idempotency-key'));
  },
);
