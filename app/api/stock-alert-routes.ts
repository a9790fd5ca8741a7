import * as confirm from './stock-alerts/confirm/route';
import * as one from './stock-alerts/[id]/route';
import * as all from './stock-alerts/route';
import * as unsubscribe from './stock-alerts/unsubscribe/route';

/** The endpoints of stock alerts, for the API document. */
export const stockAlertRoutes = {
  '/api/stock-alerts': { GET: all.GET, POST: all.POST },
  '/api/stock-alerts/confirm': { POST: confirm.POST },
  '/api/stock-alerts/unsubscribe': { GET: unsubscribe.GET, POST: unsubscribe.POST },
  '/api/stock-alerts/{id}': { DELETE: one.DELETE },
};
