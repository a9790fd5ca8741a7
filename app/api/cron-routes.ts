import * as cronAlarms from './cron/alarms/route';
import * as cronBlanketOrders from './cron/blanket-orders/route';
import * as cronBulkEdits from './cron/bulk-edits/route';
import * as cronCache from './cron/cache/route';
import * as cronCatalog from './cron/catalog/route';
import * as cronContent from './cron/content/route';
import * as cronMachines from './cron/machines/route';
import * as cronMail from './cron/mail/route';
import * as cronCompanies from './cron/companies/route';
import * as cronNewsletter from './cron/newsletter/route';
import * as cronOrders from './cron/orders/route';
import * as cronPayments from './cron/payments/route';
import * as cronPictures from './cron/pictures/route';
import * as cronPunchout from './cron/punchout/route';
import * as cronPurchasing from './cron/purchasing/route';
import * as cronQuotes from './cron/quotes/route';
import * as cronShoppingLists from './cron/shopping-lists/route';
import * as cronBackorders from './cron/backorders/route';
import * as cronStockAlerts from './cron/stock-alerts/route';
import * as cronRetention from './cron/retention/route';
import * as cronReceivables from './cron/receivables/route';
import * as cronWebhooks from './cron/webhooks/route';
import * as metrics from './metrics/route';

/** The endpoints that a scheduler and the monitoring call. */
export const cronRoutes = {
  '/api/cron/alarms': { GET: cronAlarms.GET, POST: cronAlarms.POST },
  '/api/cron/blanket-orders': { GET: cronBlanketOrders.GET, POST: cronBlanketOrders.POST },
  '/api/cron/bulk-edits': { GET: cronBulkEdits.GET, POST: cronBulkEdits.POST },
  '/api/cron/cache': { POST: cronCache.POST },
  '/api/cron/catalog': { GET: cronCatalog.GET, POST: cronCatalog.POST },
  '/api/cron/content': { GET: cronContent.GET, POST: cronContent.POST },
  '/api/cron/mail': { GET: cronMail.GET, POST: cronMail.POST },
  '/api/cron/companies': { GET: cronCompanies.GET, POST: cronCompanies.POST },
  '/api/cron/newsletter': { GET: cronNewsletter.GET, POST: cronNewsletter.POST },
  '/api/cron/orders': { GET: cronOrders.GET, POST: cronOrders.POST },
  '/api/cron/payments': { GET: cronPayments.GET, POST: cronPayments.POST },
  '/api/cron/pictures': { GET: cronPictures.GET, POST: cronPictures.POST },
  '/api/cron/punchout': { GET: cronPunchout.GET, POST: cronPunchout.POST },
  '/api/cron/purchasing': { GET: cronPurchasing.GET, POST: cronPurchasing.POST },
  '/api/cron/quotes': { GET: cronQuotes.GET, POST: cronQuotes.POST },
  '/api/cron/machines': { GET: cronMachines.GET, POST: cronMachines.POST },
  '/api/cron/shopping-lists': { GET: cronShoppingLists.GET, POST: cronShoppingLists.POST },
  '/api/cron/backorders': { GET: cronBackorders.GET, POST: cronBackorders.POST },
  '/api/cron/stock-alerts': { GET: cronStockAlerts.GET, POST: cronStockAlerts.POST },
  '/api/cron/retention': { GET: cronRetention.GET, POST: cronRetention.POST },
  '/api/cron/receivables': { GET: cronReceivables.GET, POST: cronReceivables.POST },
  '/api/cron/webhooks': { GET: cronWebhooks.GET, POST: cronWebhooks.POST },
  '/api/metrics': { GET: metrics.GET },
};
