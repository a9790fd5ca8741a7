import { machineRoutes } from './machine-routes';
import * as exported from './shopping-lists/[id]/export/route';
import * as labels from './shopping-lists/[id]/labels/route';
import * as line from './shopping-lists/[id]/lines/[sku]/route';
import * as lines from './shopping-lists/[id]/lines/route';
import * as order from './shopping-lists/[id]/order/route';
import * as scans from './shopping-lists/[id]/scans/route';
import * as one from './shopping-lists/[id]/route';
import * as all from './shopping-lists/route';

/** The endpoints of shopping lists and machines, for the API document. */
export const shoppingListRoutes = {
  '/api/shopping-lists': { GET: all.GET, POST: all.POST },
  '/api/shopping-lists/{id}': { GET: one.GET, PATCH: one.PATCH, DELETE: one.DELETE },
  '/api/shopping-lists/{id}/export': { GET: exported.GET },
  '/api/shopping-lists/{id}/labels': { GET: labels.GET },
  '/api/shopping-lists/{id}/scans': { POST: scans.POST },
  '/api/shopping-lists/{id}/lines': { POST: lines.POST },
  '/api/shopping-lists/{id}/lines/{sku}': { PATCH: line.PATCH, DELETE: line.DELETE },
  '/api/shopping-lists/{id}/order': { POST: order.POST },
  ...machineRoutes,
};
