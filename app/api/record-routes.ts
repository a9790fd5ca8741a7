import * as customer from './shop/customers/[id]/route';
import * as customers from './shop/customers/route';
import * as invoice from './shop/invoices/[number]/route';
import * as invoiceFile from './shop/invoices/[number]/[format]/route';
import * as invoices from './shop/invoices/route';
import * as order from './shop/orders/[number]/route';
import * as orders from './shop/orders/route';
import * as prices from './shop/prices/route';
import * as product from './shop/products/[id]/route';
import * as products from './shop/products/route';
import * as orderReturn from './shop/returns/[number]/route';
import * as returns from './shop/returns/route';
import * as skuStock from './shop/stock/[sku]/route';
import * as stock from './shop/stock/route';

/** The endpoints with which staff and other systems read the records of the whole shop. */
export const recordRoutes = {
  '/api/shop/orders': { GET: orders.GET },
  '/api/shop/orders/{number}': { GET: order.GET },
  '/api/shop/products': { GET: products.GET, PUT: products.PUT },
  '/api/shop/prices': { PUT: prices.PUT },
  '/api/shop/products/{id}': { GET: product.GET },
  '/api/shop/customers': { GET: customers.GET },
  '/api/shop/customers/{id}': { GET: customer.GET },
  '/api/shop/stock': { GET: stock.GET, PUT: stock.PUT },
  '/api/shop/stock/{sku}': { GET: skuStock.GET },
  '/api/shop/invoices': { GET: invoices.GET },
  '/api/shop/invoices/{number}': { GET: invoice.GET },
  '/api/shop/invoices/{number}/{format}': { GET: invoiceFile.GET },
  '/api/shop/returns': { GET: returns.GET },
  '/api/shop/returns/{number}': { GET: orderReturn.GET },
};
