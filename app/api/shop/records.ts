import { z } from 'zod';
import { describeRecords } from '@/lib/api/records';
import { idParams, skuParams } from '@/lib/catalog/schema/inputs';
import { productRecord } from '@/lib/catalog/schema/product';
import { stockRecords } from '@/lib/inventory/queries/records';
import { stockFilters, stockRow } from '@/lib/inventory/schema';
import { invoiceRecords } from '@/lib/invoices/queries/records';
import { invoiceFilters, invoiceParams } from '@/lib/invoices/schema/inputs';
import { invoiceResponse } from '@/lib/invoices/schema/invoice';
import { orderRecords, returnRecords } from '@/lib/orders/queries/records';
import { orderFilters, orderParams } from '@/lib/orders/schema/inputs';
import { orderResponse } from '@/lib/orders/schema/order';
import { returnFilters, returnRecord } from '@/lib/orders/schema/return-list';
import { productRecords } from '@/lib/search/queries/product-records';
import { productFilters } from '@/lib/search/schema';
import { customerRecords } from '@/lib/users/queries';
import { customerFilters, customerParams, customerRecord } from '@/lib/users/schema/responses';

export const orders = describeRecords({
  list: orderRecords,
  record: orderResponse,
  filters: orderFilters.omit({ sort: true }).shape,
  right: 'orders.view',
  scope: 'orders:read',
  names: ['orders', 'order'],
  params: orderParams,
});

export const products = describeRecords({
  list: productRecords,
  record: productRecord,
  filters: productFilters.shape,
  right: 'products.view',
  scope: 'products:read',
  names: ['products', 'product'],
  params: idParams,
});

export const customers = describeRecords({
  list: customerRecords,
  record: customerRecord,
  filters: customerFilters.shape,
  right: 'accounts.view',
  scope: 'customers:read',
  names: ['customers', 'customer'],
  params: customerParams,
});

export const stock = describeRecords({
  list: stockRecords,
  record: stockRow,
  filters: stockFilters.omit({ sort: true }).shape,
  right: 'stock.view',
  scope: 'stock:read',
  names: ['stock of the SKUs', 'stock of a SKU'],
  params: skuParams,
});

export const invoices = describeRecords({
  list: invoiceRecords,
  record: invoiceResponse,
  filters: invoiceFilters.omit({ sort: true }).shape,
  right: 'invoices.view',
  scope: 'invoices:read',
  names: ['invoices and credit notes', 'invoice or credit note'],
  params: invoiceParams,
});

export const returns = describeRecords({
  list: returnRecords,
  record: returnRecord,
  filters: returnFilters.omit({ sort: true }).shape,
  right: 'orders.view',
  scope: 'returns:read',
  names: ['returns', 'return'],
  params: z.strictObject({
    number: z.string().regex(/^HX-[0-9A-HJKMNP-TV-Z]{8}-R\d{1,3}$/, 'is not the number of a return'),
  }),
});
