import { z } from 'zod';
import { maxLines } from '../../cart/rules';
import { creditOverride } from '../../credit/schema';
import { cartResponse, lineInput } from '../../cart/schema';
import { deliveryOption } from '../../delivery/schema';
import { discountCode } from '../../discounts/schema';
import { purchaseOrderRules } from '../../companies/schema/purchase-orders';
import { suggestQuery } from '../../search/schema';
import { emailAddress, personName } from '../../users/schema/credentials';
import { orderInput, orderLineInput, statusChange } from './inputs';
import { addressResponse, orderResponse } from './order';

const accountId = z.string().regex(/^[0-9a-f]{24}$/, 'is not an account');

const { address, delivery, payment, code, total, shipComplete, requestedDate } = orderInput.shape;

/**
 * A change of an order by staff before its confirmation: the whole order as it is to be. `version` is the one that they
 * saw, `why` is told to the customer. Lines of no units are removed. A comment, `shipComplete`
 * or a requested date that is absent stays as it is; an empty comment and a date of null remove them.
 */
export const orderEditInput = z.strictObject({
  version: z.int().min(1),
  lines: z.array(orderLineInput).max(maxLines),
  address,
  delivery,
  shipComplete,
  requestedDate: requestedDate.nullable(),
  purchaseOrder: payment.shape.purchaseOrder,
  code,
  total,
  why: statusChange.shape.why,
});
export type OrderEditInput = z.infer<typeof orderEditInput>;

/**
 * What staff have entered so far of a new order or of a change: `number` is the order that they change, `customer` the
 * id of the account that buys, `company` that of the company in whose name. What is not chosen yet is absent.
 */
export const draftInput = z.strictObject({
  number: z.string().optional(),
  customer: accountId.optional(),
  company: orderInput.shape.company,
  lines: z.array(lineInput).max(maxLines),
  country: z.string().max(2).default(''),
  region: z.string().max(40).default(''),
  postcode: z.string().max(12).optional(),
  delivery: z.string().max(40).default(''),
  code: discountCode.optional(),
});
export type DraftInput = z.infer<typeof draftInput>;

/** The priced lines and the totals of a draft; `totals` is null until place and delivery are chosen. */
export const orderDraft = cartResponse
  .pick({ lines: true, discounts: true, codeProblem: true, currency: true, ready: true })
  .extend({
    /** Each delivery method with its charge, or why it isn't offered; empty until the place is known. */
    deliveryOptions: z.array(deliveryOption),
    totals: orderResponse.shape.totals.nullable(),
  });
export type OrderDraft = z.infer<typeof orderDraft>;

const buyerId = z
  .string()
  .regex(/^[0-9a-f]{24}$/, 'is not an id')
  .optional();
/** What staff type, and who buys: the account and the company in whose name. */
export const productChoiceQuery = suggestQuery.extend({ customer: buyerId, company: buyerId });

export const productChoice = z.object({
  sku: z.string(),
  name: z.string(),
  /** The color and size, where the product has several variants. */
  variant: z.string(),
  price: z.number(),
  currency: z.string(),
  availableQuantity: z.number(),
  /** The smallest quantity that can be ordered. */
  quantity: z.number(),
});
/** A variant that staff can add to an order, at its list price in minor units. */
export type ProductChoice = z.infer<typeof productChoice>;

/** An order that staff place for a customer: as the customer would send it, and whose it is. */
export const phoneOrderInput = orderInput.omit({ fromCart: true }).extend({
  customer: accountId,
  /** Why it may exceed the customer's terms; only for those who may change terms. */
  creditOverride: creditOverride.optional(),
});
export type PhoneOrderInput = z.infer<typeof phoneOrderInput>;

export const orderCustomerParams = z.strictObject({ id: accountId });
export const orderCustomerQuery = z.strictObject({ q: z.string().trim().min(2).max(100) });
export const newCustomerInput = z.strictObject({ name: personName, email: emailAddress });

export const orderCustomer = z.object({ id: z.string(), name: z.string(), email: z.string() });
/** A customer for whom staff can place an order. */
export type OrderCustomer = z.infer<typeof orderCustomer>;

export const orderCompanyChoice = z.object({
  id: z.string(),
  name: z.string(),
  sites: z.array(addressResponse),
  purchaseOrders: purchaseOrderRules,
  /** Whether its orders ship complete unless the buyer says otherwise. */
  shipComplete: z.boolean(),
});
/** A company in whose name a customer may order, with its sites as addresses. */
export type OrderCompanyChoice = z.infer<typeof orderCompanyChoice>;
