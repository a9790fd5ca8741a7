import { anonymous } from '@/lib/api/access';
import { pdfResponse } from '@/lib/api/pdf-response';
import { defineRoute } from '@/lib/api/route';
import { noSuchQuote } from '@/lib/quotes/commands/change-quote';
import { quotePdf } from '@/lib/quotes/pdf';
import { findLinkedQuote } from '@/lib/quotes/queries/links';
import { tokenParams } from '@/lib/quotes/schema/inputs';
import { findShop } from '@/lib/settings/queries';

export const GET = defineRoute(
  {
    access: anonymous,
    produces: 'application/pdf',
    summary: 'The version of a quote that a signed link opens, as PDF',
    params: tokenParams,
  },
  async ({ params: { token } }) => {
    const linked = await findLinkedQuote(token);
    if (!linked) return noSuchQuote();
    const pdf = await quotePdf(linked, await findShop());
    return pdfResponse(`${linked.number}-${linked.version.version}.pdf`, pdf);
  },
);
