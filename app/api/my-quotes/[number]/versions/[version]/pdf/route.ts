import { orCompanyKey, signedIn } from '@/lib/api/access';
import { pdfResponse } from '@/lib/api/pdf-response';
import { defineRoute } from '@/lib/api/route';
import { noSuchQuote } from '@/lib/quotes/commands/change-quote';
import { versionPdf } from '@/lib/quotes/pdf';
import { findOwnQuote } from '@/lib/quotes/queries/quotes';
import { versionParams } from '@/lib/quotes/schema/inputs';
import { findShop } from '@/lib/settings/queries';

export const GET = defineRoute(
  {
    access: orCompanyKey(signedIn, 'company-quotes:read'),
    produces: 'application/pdf',
    summary: 'A version of your quote as PDF',
    params: versionParams,
  },
  async ({ caller, params: { number, version } }) => {
    const quote = await findOwnQuote(caller.userId, number);
    const pdf = quote && (await versionPdf(quote, version, await findShop()));
    return pdf ? pdfResponse(`${number}-${version}.pdf`, pdf) : noSuchQuote();
  },
);
