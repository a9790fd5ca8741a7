import * as closing from './blanket-orders/[number]/closing/route';
import * as opening from './blanket-orders/[number]/opening/route';
import * as pdf from './blanket-orders/[number]/pdf/route';
import * as blanketOrder from './blanket-orders/[number]/route';
import * as blanketOrdersExport from './blanket-orders/export/route';
import * as blanketOrders from './blanket-orders/route';
import * as ownBlanketOrder from './my-blanket-orders/[number]/route';
import * as ownBlanketOrders from './my-blanket-orders/route';

/** The endpoints of blanket orders; a call-off is an order that names one. */
export const blanketOrderRoutes = {
  '/api/blanket-orders': { GET: blanketOrders.GET, POST: blanketOrders.POST },
  '/api/blanket-orders/export': { GET: blanketOrdersExport.GET },
  '/api/blanket-orders/{number}': { GET: blanketOrder.GET, PUT: blanketOrder.PUT },
  '/api/blanket-orders/{number}/opening': { POST: opening.POST },
  '/api/blanket-orders/{number}/closing': { POST: closing.POST },
  '/api/blanket-orders/{number}/pdf': { GET: pdf.GET },
  '/api/my-blanket-orders': { GET: ownBlanketOrders.GET },
  '/api/my-blanket-orders/{number}': { GET: ownBlanketOrder.GET },
};
