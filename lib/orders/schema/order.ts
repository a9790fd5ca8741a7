import { z } from 'zod';
import { lineBackorder } from '../../catalog/schema/backorders';
import { lineTax, taxEntry } from '../../taxes/schema/tax';
import { postalAddress } from '../../companies/schema/company';
import { deliveryEstimate } from '../../delivery/schema';
import { appliedDiscount } from '../../discounts/schema';
import { orderStatuses, paymentStatuses } from '../rules/status';
import { pageSchema } from '../../shared/page-schema';
import { orderPayment, orderRefund, paymentMethod } from './payment';
import { orderReturn } from './returns';
import { shipment } from './shipment';

const orderCompany = z.object({
  id: z.string(),
  name: z.string(),
  /** Absent on orders from before papers named them. */
  taxId: z.string().optional(),
  billing: z.object(postalAddress.shape).optional(),
});
/** The company to which an order belongs, as it was at the time of the order. */
export type OrderCompany = z.infer<typeof orderCompany>;

const address = z.object({
  name: z.string(),
  company: z.string(),
  line1: z.string(),
  line2: z.string(),
  city: z.string(),
  /** Code of a state or province, such as OH, where the country has them. */
  region: z.string(),
  postcode: z.string(),
  /** Two-letter code of one of the shop's countries. */
  country: z.string(),
  phone: z.string(),
});
/** Where goods and invoice go; optional parts are empty text. */
export type Address = z.infer<typeof address>;

export const addressResponse = address.extend({ id: z.string() });
/** An address in a customer's address book. */
export type SavedAddress = z.infer<typeof addressResponse>;

const orderLine = z.object({
  sku: z.string(),
  /** The customer's own part number when it was ordered. Absent for none. */
  ownNumber: z.string().optional(),
  /** What the customer wrote about the line. Absent for nothing. */
  comment: z.string().optional(),
  productId: z.string(),
  slug: z.string(),
  name: z.string(),
  color: z.string().nullable(),
  size: z.string().nullable(),
  img: z.string(),
  unit: z.string(),
  quantity: z.number(),
  /**
   * The units that were not in stock when they were ordered, with the day on which they are expected as it was told to the
   * customer last, and when the customer was told that all have arrived. Absent for none.
   */
  backorder: lineBackorder.extend({ arrivedAt: z.string().optional() }).optional(),
  /** Price of one unit before price breaks. */
  listPrice: z.number(),
  /** Price of one unit after price breaks. */
  unitPrice: z.number(),
  /** Before discounts. */
  total: z.number(),
  /** What a discount takes off the total; absent for nothing. */
  discount: z.number().optional(),
  /** The units whose return was refunded, and what of their price after discounts. Absent for none. */
  returned: z.object({ quantity: z.number(), net: z.number() }).optional(),
  taxBasisPoints: z.number(),
  /** How its tax came about. Absent on orders that are older than tax rules for goods and customers. */
  taxRule: lineTax.optional(),
});
/** A line as it was bought: later changes of the product don't affect it. Prices are in minor units. */
export type OrderLine = z.infer<typeof orderLine>;

const totals = z.object({
  /** The goods before discounts. */
  subtotal: z.number(),
  /** Taken off the goods: the sum of the lines' discounts. Absent for nothing. */
  discount: z.number().optional(),
  /** Delivery as it is paid. */
  shipping: z.number(),
  /** What free delivery has taken off its price. Absent for nothing. */
  shippingDiscount: z.number().optional(),
  tax: z.number(),
  /** Empty where no tax is due. */
  taxName: z.string(),
  /** The highest rate, and its name. */
  taxBasisPoints: z.number(),
  /** One entry for each rate, delivery's included, highest first; read them by `taxesOf`. Absent on older orders. */
  taxes: z.array(taxEntry).optional(),
  /** Absent where tax is rounded once for each rate. */
  taxRounding: z.literal('line').optional(),
  total: z.number(),
  currency: z.string(),
});
/** The sums of an order in minor units, computed in rules/totals.ts alone. */
export type Totals = z.infer<typeof totals>;

const delivery = z.object({
  id: z.string(),
  name: z.string(),
  minDays: z.number(),
  maxDays: z.number(),
  tracking: z.string(),
  /** The delivery zone whose rates were charged. Absent for collection, and on orders older than zones. */
  zone: z.string().optional(),
  /** When it was expected at the time of the order. Absent on older orders. */
  estimate: deliveryEstimate.optional(),
});
export type Delivery = z.infer<typeof delivery>;

const paymentStatus = z.enum(paymentStatuses);
const payment = z.object({
  method: paymentMethod,
  state: paymentStatus,
  purchaseOrder: z.string(),
  /** Of an order on terms: the days to pay that were granted when it was placed. */
  netDays: z.number().optional(),
});
export type Payment = z.infer<typeof payment>;

const orderQuote = z.object({
  number: z.string(),
  version: z.number(),
  /** The price of delivery that it fixes; absent for that of the shop. */
  delivery: z.number().optional(),
});
/** The quote from which an order has its prices. */
export type OrderQuote = z.infer<typeof orderQuote>;

const orderBlanketOrder = z.object({ number: z.string(), purchaseOrder: z.string() });
/** The blanket order from which an order calls off, with its purchase order number. */
export type OrderBlanketOrder = z.infer<typeof orderBlanketOrder>;

const orderEvent = z.object({ what: z.string(), at: z.string(), by: z.string(), why: z.string() });
/** One entry of an order's history: the new status (or what happened), when, by whom, and why. */
export type OrderEvent = z.infer<typeof orderEvent>;

const customer = z.object({ id: z.string(), name: z.string(), email: z.string() });
const orderStatus = z.enum(orderStatuses);

export const orderResponse = z.object({
  id: z.string(),
  number: z.string(),
  state: orderStatus,
  customer,
  /** Absent where the customer ordered alone. */
  company: orderCompany.optional(),
  /** The code of the company's cost center. */
  costCenter: z.string().optional(),
  lines: z.array(orderLine),
  /** Absent where it is not from a quote. */
  quote: orderQuote.optional(),
  /** Absent where it calls off from none. */
  blanketOrder: orderBlanketOrder.optional(),
  /** At most one on the goods, and free delivery. Absent for none. */
  discounts: z.array(appliedDiscount).optional(),
  totals,
  address,
  delivery,
  /** The customer wants everything in one shipment. Absent where parts may ship. */
  shipComplete: z.boolean().optional(),
  /** The day on which the customer wants the delivery. Absent for as soon as possible. */
  requestedDate: z.string().optional(),
  /** The purchase order as a PDF. Absent for none. */
  purchaseOrderFile: z.object({ id: z.string(), name: z.string() }).optional(),
  payment,
  /** What providers have authorized or received for it. Absent for none. */
  payments: z
    .array(
      orderPayment.pick({
        id: true,
        provider: true,
        status: true,
        amount: true,
        captured: true,
        refunded: true,
        label: true,
        allowsSeveralCaptures: true,
        isSurplus: true,
        at: true,
      }),
    )
    .optional(),
  /** The refunds that the shop has decided. Absent for none. */
  refunds: z.array(orderRefund.omit({ by: true })).optional(),
  /** Its returns, oldest first. Absent for none. */
  returns: z.array(orderReturn).optional(),
  /** The return whose units this order replaces, free of charge. Absent for none. */
  replaces: z.object({ order: z.string(), returnId: z.string(), returnNumber: z.string() }).optional(),
  /** What has left so far, oldest first. */
  shipments: z.array(shipment),
  /** The order as it was placed, where the units that had not shipped were cancelled. */
  original: z.object({ lines: z.array(orderLine), totals }).optional(),
  history: z.array(orderEvent),
  placedAt: z.string(),
});
export type Order = z.infer<typeof orderResponse>;

const orderRow = z.object({
  id: z.string(),
  number: z.string(),
  state: orderStatus,
  customer,
  delivery: delivery.pick({ id: true, name: true }),
  shipComplete: orderResponse.shape.shipComplete,
  requestedDate: orderResponse.shape.requestedDate,
  /** Units of it have not arrived yet. Absent for no. */
  onBackorder: z.boolean().optional(),
  payment: paymentStatus,
  units: z.number(),
  total: z.number(),
  currency: z.string(),
  /** Pictures of up to three lines. */
  pictures: z.array(z.string()),
  names: z.array(z.string()),
  returnRequested: z.boolean(),
  /** A part of the order has left and the rest waits. */
  partlyShipped: z.boolean(),
  placedAt: z.string(),
});
/** An order in a list. */
export type OrderRow = z.infer<typeof orderRow>;

export const orderPageResponse = pageSchema(orderRow);

/** The result of a bulk change for each order. */
export const bulkResponse = z.object({
  rows: z.array(z.object({ number: z.string(), ok: z.boolean(), message: z.string() })),
});
export type BulkResponse = z.infer<typeof bulkResponse>;

/** What a reorder put into the cart, with notes about what has changed since the order. */
export const reorderResponse = z.object({ added: z.number(), notes: z.array(z.string()) });
export type ReorderResponse = z.infer<typeof reorderResponse>;
