import { customer, orCompanyKey } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { commentAsCustomer } from '@/lib/quotes/commands/respond';
import { commentInput, quoteParams } from '@/lib/quotes/schema/inputs';
import { ownQuote } from '@/lib/quotes/schema/quote';

export const POST = defineRoute(
  {
    access: orCompanyKey(customer, 'company-quotes:write'),
    summary: 'Comment on your quote; the shop gets it by mail',
    params: quoteParams,
    body: commentInput,
    example: { key: 'erp-comment-1', text: 'Can you deliver in May?' },
    response: ownQuote,
  },
  ({ caller, params: { number }, body }) => commentAsCustomer(caller, number, body),
);
