import { z } from 'zod';
import { maxLines } from '../../cart/rules';
import { lineComment, lineInput } from '../../cart/schema';
import { discountCode } from '../../discounts/schema';
import { blanketOrderNumber } from '../../blanket-orders/schema';
import { quoteNumber } from '../../quotes/schema/inputs';
import { placeProblems } from '../rules/places';
import { orderSorts, requestedFilters } from '../rules/list-href';
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

/** One SKU, a quantity, and what the customer writes about the line. */
export const orderLineInput = lineInput.extend({ comment: lineComment.optional() });
export type OrderLineInput = z.infer<typeof orderLineInput>;

const requestedDate = z.iso.date('Enter a day such as 2026-11-30');

/** An order as the browser sends it; `total` is the sum that the customer saw and agreed to. */
export const orderInput = z.strictObject({
  lines: z.array(orderLineInput).min(1, 'Choose something to order').max(maxLines),
  /** The units of each SKU that the customer accepts on backorder: what the shop has told of them. Absent for none. */
  backorders: z.array(lineInput).max(maxLines).optional(),
  fromCart: z.boolean().default(false),
  address: addressInput,
  delivery: z.string().regex(/^[a-z0-9-]{1,40}$/, 'Choose a delivery method'),
  /** Whether everything has to leave in one shipment; absent where parts may ship. */
  shipComplete: z.boolean().optional(),
  /** The day on which the customer wants the delivery; absent for as soon as possible. */
  requestedDate: requestedDate.optional(),
  payment: z.strictObject({
    method: paymentMethod,
    purchaseOrder: line(40).default(''),
    /** The id of a PDF that the customer has uploaded. */
    purchaseOrderFile: z
      .string()
      .regex(/^[0-9a-f]{24}$/, 'is not an id')
      .optional(),
  }),
  /** The company in whose name the customer orders; absent for the customer alone. */
  company: z
    .string()
    .regex(/^[0-9a-f]{24}$/, 'is not an id')
    .optional(),
  /** The version of a quote that the customer accepts: its prices count then, and the lines are some of its lines. */
  quote: z.strictObject({ number: quoteNumber, version: z.int().min(1) }).optional(),
  /** The blanket order of the company from which it calls off: its prices and purchase order number count then. */
  blanketOrder: blanketOrderNumber.optional(),
  /** The code of the cost center of the company that pays; absent where it has none. */
  costCenter: line(20).optional(),
  /** The discount code that the customer has entered, if any. */
  code: discountCode.optional(),
  total: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
});
export type OrderInput = z.infer<typeof orderInput>;
/** What decides about the prices of an order, beside the customer. */
export type OrderSelection = Pick<OrderInput, 'lines' | 'delivery' | 'code' | 'quote' | 'blanketOrder'> & {
  address: Pick<AddressInput, 'country' | 'region' | 'postcode'>;
};

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

const undo = z.boolean().default(false);

// An order becomes `returned` by its returns alone.
const chosenStatus = orderStatus.exclude(['returned']);

/**
 * A change of status by an admin. `why` is shown to the customer when an order is cancelled; `undo` takes back a status
 * that was set by mistake.
 */
export const statusChange = z.strictObject({
  to: chosenStatus,
  why: note(500).default(''),
  tracking: line(120).default(''),
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
  /** Why only a part ships although the customer wants one shipment; the customer reads it. */
  partReason: note(500).optional(),
});
export type ShipmentInput = z.infer<typeof shipmentInput>;

/** The id of a shipment is 24 letters, digits, hyphens or underscores. */
export const shipmentParams = orderParams.extend({ id: z.string().regex(/^[\w-]{24}$/, 'is not an id') });

export const bulkChange = z.strictObject({
  numbers: z.array(orderParams.shape.number).min(1, 'Choose some orders').max(100),
  to: chosenStatus,
  why: note(500).default(''),
});
export type BulkChange = z.infer<typeof bulkChange>;

export const cancelInput = z.strictObject({ why: note(500).default('') });
export const paymentChange = z.strictObject({
  to: z.enum(recordedPaymentStatuses),
  why: note(500).default(''),
  undo,
});
export type PaymentChange = z.infer<typeof paymentChange>;

/** The filters of the order lists; invalid values count as absent. */
export const orderFilters = z.object({
  state: z.enum(listStatuses).optional().catch(undefined),
  /** Only orders with a return that waits for a decision. */
  returns: z.literal('open').optional().catch(undefined),
  q: z.string().trim().max(100).optional().catch(undefined),
  /** The first and the last day on which an order was placed, in the shop's time zone. */
  from: z.iso.date().optional().catch(undefined),
  to: z.iso.date().optional().catch(undefined),
  /** Orders that wait to be shipped and whose customer wants them on a day: by that day. */
  requested: z.enum(requestedFilters).optional().catch(undefined),
  sort: z.enum(orderSorts).optional().catch(undefined),
});
export type OrderFilters = z.infer<typeof orderFilters>;
