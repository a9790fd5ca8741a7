import * as creditAccount from './credit-accounts/[id]/route';
import * as creditAccountStatement from './credit-accounts/[id]/statement/route';
import * as invoiceReminders from './invoices/[number]/reminders/route';
import * as statement from './statement/route';

/** The endpoints of terms and account statements, for the API document. */
export const creditRoutes = {
  '/api/credit-accounts/{id}': { PUT: creditAccount.PUT },
  '/api/credit-accounts/{id}/statement': { GET: creditAccountStatement.GET },
  '/api/invoices/{number}/reminders': { PUT: invoiceReminders.PUT },
  '/api/statement': { GET: statement.GET },
};
