import * as orderCancelRest from './orders/[number]/cancel-rest/route';
import * as orderShipments from './orders/[number]/shipments/route';
import * as orderShipmentSlip from './orders/[number]/shipments/[id]/packing-slip/route';
import * as orderShipment from './orders/[number]/shipments/[id]/route';
import * as ordersPackingSlips from './orders/packing-slips/route';
import * as ordersPickList from './orders/pick-list/route';
import * as orderPackingSlip from './orders/[number]/packing-slip/route';
import * as skuBin from './products/skus/[sku]/bin/route';

/** The endpoints by which the warehouse picks, packs and ships orders. */
export const fulfilmentRoutes = {
  '/api/orders/{number}/cancel-rest': { POST: orderCancelRest.POST },
  '/api/orders/{number}/shipments': { POST: orderShipments.POST },
  '/api/orders/{number}/shipments/{id}/packing-slip': { GET: orderShipmentSlip.GET },
  '/api/orders/{number}/shipments/{id}': { DELETE: orderShipment.DELETE },
  '/api/orders/packing-slips': { GET: ordersPackingSlips.GET },
  '/api/orders/pick-list': { GET: ordersPickList.GET },
  '/api/orders/{number}/packing-slip': { GET: orderPackingSlip.GET },
  '/api/products/skus/{sku}/bin': { PUT: skuBin.PUT },
};
