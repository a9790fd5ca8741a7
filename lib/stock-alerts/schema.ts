import { z } from 'zod';
import { skuText } from '../catalog/schema/inputs';
import { emailAddress } from '../users/schema/credentials';

/** A request to be told when a SKU is back; the email may be left out by who is signed in with a verified one. */
export const stockAlertInput = z.strictObject({ sku: skuText, email: emailAddress.optional() });
export type StockAlertInput = z.infer<typeof stockAlertInput>;

/** The message after a request, and whether it waits for the confirmation of the address. */
export const stockAlertResponse = z.strictObject({ message: z.string(), confirmed: z.boolean() });

/** The secret in a mailed link. */
export const alertLink = z.strictObject({
  token: z.string().regex(/^[\w-]{43}$/, 'This link is not complete'),
});
export type AlertLink = z.infer<typeof alertLink>;

export const alertMessage = z.strictObject({ message: z.string() });

export const alertParams = z.strictObject({ id: z.string().regex(/^[0-9a-f]{24}$/, 'is not an id') });

/** `pending`: the address is not confirmed yet; `waiting`: for the stock; `mailed`: told; `withdrawn`: no longer wanted. */
export const alertStates = ['pending', 'waiting', 'mailed', 'withdrawn'] as const;
export type AlertState = (typeof alertStates)[number];

/** An open request of a person. `name` and `href` are null when the product is no longer public. */
export const ownAlert = z.object({
  id: z.string(),
  sku: z.string(),
  name: z.string().nullable(),
  href: z.string().nullable(),
  state: z.enum(alertStates),
  requestedAt: z.string(),
  until: z.string(),
});
export type OwnAlert = z.infer<typeof ownAlert>;
export const ownAlerts = z.array(ownAlert);
