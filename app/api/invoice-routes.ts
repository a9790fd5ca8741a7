import * as cronInvoices from './cron/invoices/route';
import * as invoiceCreditNotes from './invoices/[number]/credit-notes/route';
import * as invoiceFile from './invoices/[number]/[format]/route';
import * as invoicesCheck from './invoices/check/route';
import * as invoicesExport from './invoices/export/route';

/** The endpoints of invoices, for the API document. */
export const invoiceRoutes = {
  '/api/invoices/check': { GET: invoicesCheck.GET },
  '/api/invoices/export': { GET: invoicesExport.GET },
  '/api/invoices/{number}/credit-notes': { POST: invoiceCreditNotes.POST },
  '/api/invoices/{number}/{format}': { GET: invoiceFile.GET },
  '/api/cron/invoices': { GET: cronInvoices.GET, POST: cronInvoices.POST },
};
