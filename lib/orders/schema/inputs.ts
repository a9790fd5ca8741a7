import { z } from 'zod';
import { maxLines } from '../../cart/rules';
import { lineInput } from '../../cart/schema';
import { discountCode } from '../../discounts/schema';
import { placeProblems } from '../rules/places';
import { orderSorts } from '../rules/list-href';
import { listStatuses, orderStatuses, recordedPaymentStatuses } from '../rules/status';
import { paymentMethod } from './payment';

// These texts are printed on parcels and go into mails and CSV files: no control characters.
const printable = /^[^\u0000-\u001f\u007f\u2028\u2029]*$/;
const line = (max: number) =>
  z.string().trim().max(max, `At most ${max} characters`).regex(printable, 'Enter plain text');
const requiredLine = (max: number, message: string) => line(max).min(1, message);
const note = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `At most ${max} characters`)
    .regex(/^[^\u0000-\u0009\u000b-\u001f\u007f]*$/, 'Enter plain text');

/** An address as a customer enters it. */
export const addressInput = z
  .strictObject({
    name: requiredLine(100, 'Enter a name'),
    company: line(100),
    line1: requiredLine(120, 'Enter street and number'),
    line2: line(120),
    city: requiredLine(80, 'Enter a city'),
    region: line(40),
    postcode: requiredLine(12, 'Enter a postal code'),
    country: z.string().regex(/^[A-Z]{2}$/, 'Choose a country'),
    phone: line(30).regex(/^[\d +()./-]*$/, 'Enter a phone number'),
  })
  .superRefine((address, context) => {
    for (const [field, message] of Object.entries(placeProblems(address)))
      context.addIssue({ code: 'custom', path: [field], message });
  });
export type AddressInput = z.infer<typeof addressInput>;

/** An order as the browser sends it; `total` is the sum that the customer saw and agreed to. */
export const orderInput = z.strictObject({
  lines: z.array(lineInput).min(1, 'Choose something to order').max(maxLines),
  fromCart: z.boolean().default(false),
  address: addressInput,
  delivery: z.string().regex(/^[a-z0-9-]{1,40}$/, 'Choose a delivery method'),
  payment: z.strictObject({ method: paymentMethod, purchaseOrder: line(40).default('') }),
  /** The discount code that the customer has entered, if any. */
  code: discountCode.optional(),
  total: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
});
export type OrderInput = z.infer<typeof orderInput>;

export const idempotencyKey = z
  .string()
  .regex(/^[\w-]{8,100}$/, 'must have 8 to 100 letters, digits, hyphens or underscores');

export const orderParams = z.strictObject({
  number: z.string().regex(/^HX-[0-9A-HJKMNP-TV-Z]{8}$/, 'is not an order number'),
});
/** Up to 100 orders, as their numbers with commas between. */
export const chosenOrders = z.object({
  numbers: z
    .string()
    .regex(/^HX-[0-9A-HJKMNP-TV-Z]{8}(,HX-[0-9A-HJKMNP-TV-Z]{8}){0,99}$/, 'must be up to 100 order numbers'),
});
export const addressParams = z.strictObject({ id: z.string().regex(/^[0-9a-f]{24}$/, 'is not an id') });

const orderStatus = z.enum(orderStatuses);

const restock = z.array(lineInput).max(maxLines).default([]);
const undo = z.boolean().default(false);

/**
 * A change of status by an admin. `why` is shown to the customer when an order is cancelled; `lines` are the units of
 * a returned order that go back into stock; `undo` takes back a status that was set by mistake.
 */
export const statusChange = z.strictObject({
  to: orderStatus,
  why: note(500).default(''),
  tracking: line(120).default(''),
  lines: restock,
  undo,
});
export type StatusChange = z.infer<typeof statusChange>;

/** Units of an order to ship; `tracking` is the carrier's number, or a link that the customer follows. */
export const shipmentInput = z.strictObject({
  lines: z
    .array(lineInput)
    .min(1, 'Choose some units')
    .max(maxLines)
    .refine((lines) => lines.some(({ quantity }) => quantity > 0), 'Choose some units'),
  carrier: line(40).default(''),
  tracking: line(300).default(''),
});
export type ShipmentInput = z.infer<typeof shipmentInput>;

export const shipmentParams = orderParams.extend({ id: z.string().regex(/^[0-9a-f]{24}$/, 'is not an id') });

export const bulkChange = z.strictObject({
  numbers: z.array(orderParams.shape.number).min(1, 'Choose some orders').max(100),
  // Returned goods are restocked line by line, so `returned` is not available in bulk.
  to: orderStatus.exclude(['returned']),
  why: note(500).default(''),
});
export type BulkChange = z.infer<typeof bulkChange>;

export const cancelInput = z.strictObject({ why: note(500).default('') });
export const returnInput = z.strictObject({ reason: note(1000).min(1, 'Say what is wrong') });
/** The decision about a return; `lines` are the units that go back into stock when it is accepted. */
export const returnDecision = z.strictObject({
  accept: z.boolean(),
  why: note(500).default(''),
  lines: restock,
});
export type ReturnDecision = z.infer<typeof returnDecision>;
export const paymentChange = z.strictObject({
  to: z.enum(recordedPaymentStatuses),
  why: note(500).default(''),
  undo,
});
export type PaymentChange = z.infer<typeof paymentChange>;

/** The filters of the order lists; invalid values count as absent. */
export const orderFilters = z.object({
  state: z.enum(listStatuses).optional().catch(undefined),
  /** Only orders with an open return request. */
  returns: z.literal('open').optional().catch(undefined),
  q: z.string().trim().max(100).optional().catch(undefined),
  /** The first and the last day on which an order was placed, in the shop's time zone. */
  from: z.iso.date().optional().catch(undefined),
  to: z.iso.date().optional().catch(undefined),
  sort: z.enum(orderSorts).optional().catch(undefined),
});
export type OrderFilters = z.infer<typeof orderFilters>;
