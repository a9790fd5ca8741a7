import { staff } from '@/lib/api/access';
import { pdfResponse } from '@/lib/api/pdf-response';
import { defineRoute } from '@/lib/api/route';
import { findBuyer } from '@/lib/credit/queries';
import { creditAccountParams } from '@/lib/credit/schema';
import { statementPdf } from '@/lib/receivables/pdf';
import { findStatement, statementDays } from '@/lib/receivables/queries';
import { findShop } from '@/lib/settings/queries';
import { fail } from '@/lib/shared/result';

export const GET = defineRoute(
  {
    access: staff('credit.view'),
    produces: 'application/pdf',
    summary: 'The statement of a customer’s account between two days, as PDF',
    params: creditAccountParams,
    query: statementDays,
  },
  async ({ params: { id }, query }) => {
    const [account, shop] = await Promise.all([findBuyer(id), findShop()]);
    if (!account) return fail('not-found', 'unknown-customer', 'There is no such customer.');
    const statement = await findStatement(id, query, shop);
    return pdfResponse('account-statement.pdf', await statementPdf(account, statement, shop));
  },
);
