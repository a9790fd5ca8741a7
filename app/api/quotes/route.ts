import { z } from 'zod';
import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { beginQuote } from '@/lib/quotes/commands/begin-quote';
import { listQuotes } from '@/lib/quotes/queries/quotes';
import { newQuoteInput, quoteFilters, quoteParams } from '@/lib/quotes/schema/inputs';
import { quotePage } from '@/lib/quotes/schema/quote';
import { pageNumber } from '@/lib/shared/paging';
import { ok } from '@/lib/shared/result';

export const GET = defineRoute(
  {
    access: staff('quotes.view'),
    summary: 'The quotes that match the filters, the last changed first',
    query: quoteFilters.extend({ page: z.string().optional() }),
    response: quotePage,
  },
  async ({ query }) => ok(await listQuotes(query, pageNumber(query.page))),
);

export const POST = defineRoute(
  {
    access: staff('quotes.edit'),
    summary:
      'Begin a quote for a customer, empty or from a message; a repeat with the same key begins no other',
    body: newQuoteInput,
    response: quoteParams,
    status: 201,
  },
  ({ caller, body }) => beginQuote(caller, body),
);
