import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { withdrawQuote } from '@/lib/quotes/commands/offer';
import { declineInput, quoteParams } from '@/lib/quotes/schema/inputs';
import { staffQuote } from '@/lib/quotes/schema/quote';

export const POST = defineRoute(
  {
    access: staff('quotes.edit'),
    summary: 'Withdraw a quote',
    params: quoteParams,
    body: declineInput,
    response: staffQuote,
  },
  ({ caller, params: { number }, body }) => withdrawQuote(caller, number, body),
);
