import { z } from 'zod';
import { customer, orCompanyKey, signedIn } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { findCompanies } from '@/lib/auth/active-company';
import { callCompany } from '@/lib/platform/call-company';
import { requestQuote } from '@/lib/quotes/commands/begin-quote';
import { listOwnQuotes } from '@/lib/quotes/queries/quotes';
import { quoteFilters, quoteParams, quoteRequest } from '@/lib/quotes/schema/inputs';
import { quotePage } from '@/lib/quotes/schema/quote';
import { pageNumber } from '@/lib/shared/paging';
import { ok } from '@/lib/shared/result';

export const GET = defineRoute(
  {
    access: orCompanyKey(signedIn, 'company-quotes:read'),
    summary: 'Your quotes, the last changed first',
    query: quoteFilters.pick({ state: true }).extend({ page: z.string().optional() }),
    response: quotePage,
  },
  async ({ caller, query }) => {
    const { active } = await findCompanies(caller);
    return ok(await listOwnQuotes(caller.userId, query, pageNumber(query.page), active));
  },
);

export const POST = defineRoute(
  {
    access: orCompanyKey(customer, 'company-quotes:write'),
    summary: 'Ask for a quote; a repeat with the same key asks for no other',
    body: quoteRequest,
    example: { key: 'erp-request-4711', lines: [{ sku: 'TW-AG125', quantity: 400 }], text: 'For a year' },
    response: quoteParams,
    status: 201,
  },
  ({ caller, body }) => requestQuote(caller, { ...body, company: body.company ?? callCompany() }),
);
