import { z } from 'zod';
import { orderStatuses } from '../rules/status';
import type { OrderStatus } from '../types';

const state = z.enum(orderStatuses as [OrderStatus, ...OrderStatus[]]);
const paymentState = z.enum(['due', 'paid', 'refunded']);
const customer = z.object({ id: z.string(), name: z.string(), email: z.string() });

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

export const addressResponse = address.extend({ id: z.string() });

/** An order as it leaves the shop. */
export const orderResponse = z.object({
  id: z.string(),
  number: z.string(),
  state,
  customer,
  lines: z.array(
    z.object({
      sku: z.string(),
      itemId: z.string(),
      slug: z.string(),
      name: z.string(),
      color: z.string().nullable(),
      size: z.string().nullable(),
      img: z.string(),
      unit: z.string(),
      quantity: z.number(),
      listPrice: z.number(),
      unitPrice: z.number(),
      total: z.number(),
      taxBasisPoints: z.number(),
    }),
  ),
  totals: z.object({
    subtotal: z.number(),
    shipping: z.number(),
    tax: z.number(),
    taxName: z.string(),
    taxBasisPoints: z.number(),
    total: z.number(),
    currency: z.string(),
  }),
  address,
  delivery: z.object({
    id: z.string(),
    name: z.string(),
    minDays: z.number(),
    maxDays: z.number(),
    tracking: z.string(),
  }),
  payment: z.object({ method: z.literal('invoice'), state: paymentState, purchaseOrder: z.string() }),
  returnRequest: z
    .object({ at: z.string(), reason: z.string(), state: z.enum(['open', 'accepted', 'refused']) })
    .nullable(),
  history: z.array(z.object({ what: z.string(), at: z.string(), by: z.string(), why: z.string() })),
  placedAt: z.string(),
});

/** One page of a list of orders. */
export const orderPageResponse = z.object({
  rows: z.array(
    z.object({
      id: z.string(),
      number: z.string(),
      state,
      customer,
      delivery: z.object({ id: z.string(), name: z.string() }),
      payment: paymentState,
      units: z.number(),
      total: z.number(),
      currency: z.string(),
      pictures: z.array(z.string()),
      names: z.array(z.string()),
      returnRequested: z.boolean(),
      placedAt: z.string(),
    }),
  ),
  page: z.number(),
  pages: z.number(),
  total: z.number(),
  pageSize: z.number(),
});

/** What became of each order of a bulk change. */
export const bulkResponse = z.object({
  rows: z.array(z.object({ number: z.string(), ok: z.boolean(), message: z.string() })),
});
