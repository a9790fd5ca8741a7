import { z } from 'zod';
import { appliedDiscount } from '../../discounts/schema';
import { orderStatuses, paymentStatuses } from '../rules/status';
import { pageSchema } from '../../shared/page-schema';
import { orderPayment, orderRefund, paymentMethod } from './payment';
import { shipment } from './shipment';

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
  productId: z.string(),
  slug: z.string(),
  name: z.string(),
  color: z.string().nullable(),
  size: z.string().nullable(),
  img: z.string(),
  unit: z.string(),
  quantity: z.number(),
  /** Price of one unit before price breaks. */
  listPrice: z.number(),
  /** Price of one unit after price breaks. */
  unitPrice: z.number(),
  /** Before discounts. */
  total: z.number(),
  /** What a discount takes off the total; absent for nothing. */
  discount: z.number().optional(),
  taxBasisPoints: z.number(),
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
  taxBasisPoints: z.number(),
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
});
export type Delivery = z.infer<typeof delivery>;

const paymentStatus = z.enum(paymentStatuses);
const payment = z.object({ method: paymentMethod, state: paymentStatus, purchaseOrder: z.string() });
export type Payment = z.infer<typeof payment>;

const returnRequest = z.object({
  at: z.string(),
  reason: z.string(),
  state: z.enum(['open', 'accepted', 'refused']),
});
/** A customer's request to send goods back. */
export type ReturnRequest = z.infer<typeof returnRequest>;

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
  lines: z.array(orderLine),
  /** At most one on the goods, and free delivery. Absent for none. */
  discounts: z.array(appliedDiscount).optional(),
  totals,
  address,
  delivery,
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
        isSurplus: true,
        at: true,
      }),
    )
    .optional(),
  /** The refunds that the shop has decided. Absent for none. */
  refunds: z.array(orderRefund.omit({ by: true })).optional(),
  returnRequest: returnRequest.nullable(),
  /** What has left so far, oldest first. */
  shipments: z.array(shipment),
  /** The order as it was placed, where the units that had not shipped were cancelled. */
  original: z.object({ lines: z.array(orderLine), totals }).optional(),
  /** The units of a returned order that went back into stock. */
  restocked: z.array(z.object({ sku: z.string(), quantity: z.number() })).optional(),
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
