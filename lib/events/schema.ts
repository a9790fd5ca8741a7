import { z } from 'zod';

const iso = z.string().describe('An ISO 8601 time in UTC');
const money = z.int().describe('Minor units of the currency');
const person = z.object({ id: z.string(), name: z.string(), email: z.string() });
const company = z.object({ id: z.string(), name: z.string() }).nullable();
const units = z.array(z.object({ sku: z.string(), quantity: z.number() }));

const address = z.object({
  name: z.string(),
  company: z.string(),
  line1: z.string(),
  line2: z.string(),
  city: z.string(),
  region: z.string(),
  postcode: z.string(),
  country: z.string(),
  phone: z.string(),
});

const order = z.object({
  id: z.string(),
  number: z.string(),
  status: z.string(),
  customer: person,
  company,
  purchaseOrder: z.string(),
  lines: z.array(
    z.object({
      sku: z.string(),
      name: z.string(),
      quantity: z.number(),
      unitPrice: money,
      total: money,
      comment: z.string(),
    }),
  ),
  currency: z.string(),
  subtotal: money,
  discount: money,
  shipping: money,
  tax: money,
  total: money,
  address,
  delivery: z.object({ id: z.string(), name: z.string() }),
  requestedDate: z.string().nullable(),
  payment: z.object({ method: z.string(), status: z.string() }),
  placedAt: iso,
});

const orderBrief = order.pick({ id: true, number: true, status: true, customer: true, company: true });

const shipment = z.object({
  id: z.string(),
  lines: units,
  carrier: z.string(),
  tracking: z.string(),
  trackingUrl: z.string(),
});

const payment = z.object({
  /** Null where staff recorded it by hand. */
  id: z.string().nullable(),
  provider: z.string(),
  label: z.string(),
  currency: z.string(),
});

const orderReturn = z.object({
  id: z.string(),
  number: z.string(),
  status: z.string(),
  lines: z.array(
    z.object({
      sku: z.string(),
      quantity: z.number(),
      approved: z.number(),
      reason: z.string(),
      note: z.string(),
    }),
  ),
  /** The sum that is credited, tax included; null before the refund. */
  refunded: money.nullable(),
});

const product = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  brand: z.string(),
  category: z.string(),
  status: z.string(),
  variants: z.array(z.object({ sku: z.string(), mpn: z.string().nullable(), price: money })),
  updatedAt: iso,
});

const quote = z.object({
  id: z.string(),
  number: z.string(),
  status: z.string(),
  /** The number of the last version that was sent; 0 before the first. */
  version: z.number(),
  customer: person,
  company,
  currency: z.string(),
  total: money,
  lines: z.array(z.object({ sku: z.string(), name: z.string(), quantity: z.number(), unitPrice: money })),
  /** The number of the order that it became. */
  order: z.string().nullable(),
});

const ofOrder = z.object({ order });
const ofReturn = z.object({ order: orderBrief, return: orderReturn });
const ofQuote = z.object({ quote });
const ofProduct = z.object({ product });
const ofCustomer = z.object({ customer: person });

/** What each event says about its cause, by the event's type. Fields may be added; none is removed or changed. */
export const eventData = {
  'order.placed': ofOrder,
  'order.confirmed': ofOrder,
  /** One for each shipment; `complete` with the last units. */
  'order.shipped': ofOrder.extend({ shipment, complete: z.boolean() }),
  'order.delivered': ofOrder,
  'order.cancelled': ofOrder.extend({ reason: z.string() }),
  'order.edited': ofOrder,
  'payment.captured': z.object({ order: orderBrief, payment, amount: money }),
  'payment.refunded': z.object({ order: orderBrief, payment, amount: money }),
  'payment.failed': z.object({ order: orderBrief, payment: payment.nullable(), reason: z.string() }),
  'return.requested': ofReturn,
  'return.approved': ofReturn,
  'return.refused': ofReturn,
  'return.cancelled': ofReturn,
  'return.received': ofReturn,
  'return.refunded': ofReturn,
  'product.created': ofProduct,
  'product.updated': ofProduct,
  'product.archived': ofProduct,
  'stock.low': z.object({
    sku: z.string(),
    productId: z.string(),
    available: z.number(),
    reorderPoint: z.number(),
  }),
  'quote.requested': ofQuote,
  'quote.sent': ofQuote,
  'quote.accepted': ofQuote,
  'quote.declined': ofQuote,
  'quote.expired': ofQuote,
  'quote.withdrawn': ofQuote,
  'customer.created': ofCustomer,
  'customer.updated': ofCustomer,
  'customer.closed': z.object({ customer: person.pick({ id: true }) }),
} as const;

export type EventType = keyof typeof eventData;
export type EventData<T extends EventType> = z.input<(typeof eventData)[T]>;

/** All types of events, in the order in which they are listed. */
export const eventTypes = Object.keys(eventData) as EventType[];

/** The first part of the types: what an event is about. */
export const eventGroups = [...new Set(eventTypes.map((type) => type.split('.')[0]!))];

/** What an event is about, in words. */
export const eventGroupNames = new Map([
  ['order', 'Orders'],
  ['payment', 'Payments'],
  ['return', 'Returns'],
  ['product', 'Products'],
  ['stock', 'Stock'],
  ['quote', 'Quotes'],
  ['customer', 'Customers'],
]);
