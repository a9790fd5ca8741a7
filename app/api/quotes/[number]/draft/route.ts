import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { saveDraft } from '@/lib/quotes/commands/offer';
import { quoteDraftInput, quoteParams } from '@/lib/quotes/schema/inputs';
import { staffQuote } from '@/lib/quotes/schema/quote';

export const PUT = defineRoute(
  {
    access: staff('quotes.edit'),
    summary: 'Change what is prepared for the next version of a quote',
    params: quoteParams,
    body: quoteDraftInput,
    response: staffQuote,
  },
  ({ caller, params: { number }, body }) => saveDraft(caller, number, body),
);
