import { staff } from '@/lib/api/access';
import { pdfResponse } from '@/lib/api/pdf-response';
import { defineRoute } from '@/lib/api/route';
import { noSuchQuote } from '@/lib/quotes/commands/change-quote';
import { versionPdf } from '@/lib/quotes/pdf';
import { findQuote } from '@/lib/quotes/queries/quotes';
import { versionParams } from '@/lib/quotes/schema/inputs';
import { findShop } from '@/lib/settings/queries';

export const GET = defineRoute(
  {
    access: staff('quotes.view'),
    produces: 'application/pdf',
    summary: 'A sent version of a quote as PDF',
    params: versionParams,
  },
  async ({ params: { number, version } }) => {
    const quote = await findQuote(number);
    const pdf = quote && (await versionPdf(quote, version, await findShop()));
    return pdf ? pdfResponse(`${number}-${version}.pdf`, pdf) : noSuchQuote();
  },
);
