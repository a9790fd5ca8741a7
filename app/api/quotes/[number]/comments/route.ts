import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { commentAsShop } from '@/lib/quotes/commands/respond';
import { commentInput, quoteParams } from '@/lib/quotes/schema/inputs';
import { staffQuote } from '@/lib/quotes/schema/quote';

export const POST = defineRoute(
  {
    access: staff('quotes.edit'),
    summary: 'Comment on a quote; the customer gets it by mail',
    params: quoteParams,
    body: commentInput,
    response: staffQuote,
  },
  ({ caller, params: { number }, body }) => commentAsShop(caller, number, body),
);
