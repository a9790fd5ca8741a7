import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { sendVersion } from '@/lib/quotes/commands/offer';
import { sendInput, quoteParams } from '@/lib/quotes/schema/inputs';
import { staffQuote } from '@/lib/quotes/schema/quote';

export const POST = defineRoute(
  {
    access: staff('quotes.edit'),
    summary: 'Send what is prepared as the next version, which never changes',
    params: quoteParams,
    body: sendInput,
    response: staffQuote,
  },
  ({ caller, params: { number }, body }) => sendVersion(caller, number, body),
);
