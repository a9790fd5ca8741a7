import * as cartDelivery from './cart/delivery/route';
import * as deliveryDates from './delivery/dates/route';
import * as tryDelivery from './delivery/try/route';
import * as orderCancelRest from './orders/[number]/cancel-rest/route';
import * as orderShipments from './orders/[number]/shipments/route';
import * as orderShipmentSlip from './orders/[number]/shipments/[id]/packing-slip/route';
import * as orderShipment from './orders/[number]/shipments/[id]/route';
import * as ordersPackingSlips from './orders/packing-slips/route';
import * as ordersPickList from './orders/pick-list/route';
import * as orderPackingSlip from './orders/[number]/packing-slip/route';
import * as skuBackorders from './products/skus/[sku]/backorders/route';
import * as skuBin from './products/skus/[sku]/bin/route';

import * as orderPurchaseOrder from './orders/[number]/purchase-order/route';
import * as purchaseOrderFiles from './purchase-order-files/route';

/** The endpoints by which purchase orders are attached, the warehouse picks, packs and ships orders, and delivery charges are estimated. */
export const fulfilmentRoutes = {
  '/api/cart/delivery': { GET: cartDelivery.GET },
  '/api/delivery/dates': { GET: deliveryDates.GET },
  '/api/delivery/try': { POST: tryDelivery.POST },
  '/api/purchase-order-files': { POST: purchaseOrderFiles.POST },
  '/api/orders/{number}/purchase-order': { GET: orderPurchaseOrder.GET, PUT: orderPurchaseOrder.PUT },
  '/api/orders/{number}/cancel-rest': { POST: orderCancelRest.POST },
  '/api/orders/{number}/shipments': { POST: orderShipments.POST },
  '/api/orders/{number}/shipments/{id}/packing-slip': { GET: orderShipmentSlip.GET },
  '/api/orders/{number}/shipments/{id}': { DELETE: orderShipment.DELETE },
  '/api/orders/packing-slips': { GET: ordersPackingSlips.GET },
  '/api/orders/pick-list': { GET: ordersPickList.GET },
  '/api/orders/{number}/packing-slip': { GET: orderPackingSlip.GET },
  '/api/products/skus/{sku}/backorders': { PUT: skuBackorders.PUT },
  '/api/products/skus/{sku}/bin': { PUT: skuBin.PUT },
};
