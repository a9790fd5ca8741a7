import * as cronBulkEdits from './cron/bulk-edits/route';
import * as cronCache from './cron/cache/route';
import * as cronCatalog from './cron/catalog/route';
import * as cronContent from './cron/content/route';
import * as cronMail from './cron/mail/route';
import * as cronNewsletter from './cron/newsletter/route';
import * as cronOrders from './cron/orders/route';
import * as cronPayments from './cron/payments/route';
import * as cronPurchasing from './cron/purchasing/route';

/** The endpoints that a scheduler calls. */
export const cronRoutes = {
  '/api/cron/bulk-edits': { GET: cronBulkEdits.GET, POST: cronBulkEdits.POST },
  '/api/cron/cache': { POST: cronCache.POST },
  '/api/cron/catalog': { GET: cronCatalog.GET, POST: cronCatalog.POST },
  '/api/cron/content': { GET: cronContent.GET, POST: cronContent.POST },
  '/api/cron/mail': { GET: cronMail.GET, POST: cronMail.POST },
  '/api/cron/newsletter': { GET: cronNewsletter.GET, POST: cronNewsletter.POST },
  '/api/cron/orders': { GET: cronOrders.GET, POST: cronOrders.POST },
  '/api/cron/payments': { GET: cronPayments.GET, POST: cronPayments.POST },
  '/api/cron/purchasing': { GET: cronPurchasing.GET, POST: cronPurchasing.POST },
};
