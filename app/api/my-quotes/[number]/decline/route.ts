import { customer, orCompanyKey } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { declineQuote } from '@/lib/quotes/commands/respond';
import { declineInput, quoteParams } from '@/lib/quotes/schema/inputs';
import { ownQuote } from '@/lib/quotes/schema/quote';

export const POST = defineRoute(
  {
    access: orCompanyKey(customer, 'company-quotes:write'),
    summary: 'Decline a quote, or withdraw your request',
    params: quoteParams,
    body: declineInput,
    example: { why: 'Too late' },
    response: ownQuote,
  },
  ({ caller, params: { number }, body }) => declineQuote(caller, number, body),
);
