import { orCompanyKey, signedIn } from '@/lib/api/access';
import { pdfResponse } from '@/lib/api/pdf-response';
import { defineRoute } from '@/lib/api/route';
import { findStatementAccount } from '@/lib/auth/active-company';
import { statementPdf } from '@/lib/receivables/pdf';
import { findStatement, statementDays } from '@/lib/receivables/queries';
import { callCompany } from '@/lib/platform/call-company';
import { fail } from '@/lib/shared/result';
import { findShop } from '@/lib/settings/queries';

export const GET = defineRoute(
  {
    access: orCompanyKey(signedIn, 'company-invoices:read'),
    produces: 'application/pdf',
    summary: 'The statement of your account, or of the company that you buy for, between two days, as PDF',
    query: statementDays,
  },
  async ({ caller, query }) => {
    const [shop, account] = await Promise.all([findShop(), findStatementAccount(caller)]);
    if (account.id !== (callCompany() ?? account.id))
      return fail(
        'forbidden',
        'not-allowed',
        'The role of the member for whom the key acts does not allow this.',
      );
    const statement = await findStatement(account.id, query, shop);
    return pdfResponse('account-statement.pdf', await statementPdf(account, statement, shop));
  },
);
