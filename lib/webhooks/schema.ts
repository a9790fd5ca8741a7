import { z } from 'zod';
import { eventGroups, eventTypes } from '../events/schema';
import { deliveryStates } from './rules';

const id = z.string().regex(/^[0-9a-f]{24}$/, 'is not an id');
export const endpointParams = z.strictObject({ id });
export const deliveryParams = z.strictObject({ id });

/** The filters of the log. */
export const deliveryFilters = z.object({
  endpoint: id.optional().catch(undefined),
  state: z.enum(deliveryStates).optional().catch(undefined),
});

const filters = new Set<string>([...eventTypes, ...eventGroups.map((group) => `${group}.*`)]);

const url = z
  .string()
  .trim()
  .max(500, 'At most 500 characters')
  .refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), {
    message: 'Enter an address that begins with https://',
    abort: true,
  })
  .refine((text) => !new URL(text).username && !new URL(text).password, {
    message: 'Leave user name and password out: the signature proves who sends',
    abort: true,
  })
  .transform((text) => {
    const address = new URL(text);
    address.hash = '';
    return address.href;
  });

const fields = {
  url,
  description: z
    .string()
    .trim()
    .max(200, 'At most 200 characters')
    .regex(/^[^\u0000-\u001f\u007f]*$/, 'Enter plain text'),
  /** Types of events, or all of a group: `order.*`. */
  events: z
    .array(z.string().refine((filter) => filters.has(filter), 'is not an event of the shop'))
    .min(1, 'Choose at least one event')
    .max(filters.size)
    .transform((chosen) => [...new Set(chosen)]),
};

export const endpointInput = z.strictObject({ ...fields, description: fields.description.default('') });
export type EndpointInput = z.infer<typeof endpointInput>;

/** `active` switches it on, which also ends a pause and tries what waits at once, or off. */
export const endpointChange = z
  .strictObject({ ...fields, active: z.boolean() })
  .partial()
  .refine((change) => Object.keys(change).length > 0, 'Change something');
export type EndpointChange = z.infer<typeof endpointChange>;

export const endpointStatuses = ['on', 'off', 'paused'] as const;

export const endpoint = z.object({
  id: z.string(),
  url: z.string(),
  description: z.string(),
  events: z.array(z.string()),
  /** `paused`: three days of failures, or the receiver answered 410. Its events wait. */
  status: z.enum(endpointStatuses),
  /** Since when nothing was delivered, while it fails; else null. */
  failingSince: z.string().nullable(),
  pausedAt: z.string().nullable(),
  /** Until when the secret before this one signs, too; null when it doesn't. */
  oldSecretUntil: z.string().nullable(),
  createdAt: z.string(),
});
export type Endpoint = z.infer<typeof endpoint>;

/** The secret is in this one response, and in no other. */
export const endpointSecret = endpoint.extend({ secret: z.string() });
export type EndpointSecret = z.infer<typeof endpointSecret>;

const attempt = z.object({
  at: z.string(),
  /** The status of the response; null without one. */
  status: z.number().nullable(),
  /** The beginning of the response. */
  response: z.string(),
  /** Why there is no response, or why it counts as a failure; empty for a success. */
  error: z.string(),
  milliseconds: z.number(),
});
export type Attempt = z.infer<typeof attempt>;

export const delivery = z.object({
  id: z.string(),
  endpoint: z.string(),
  url: z.string(),
  /** The header `webhook-id`. */
  event: z.string(),
  type: z.string(),
  /** Empty for a test event, which is about nothing. */
  object: z.string(),
  sequence: z.number(),
  state: z.enum(deliveryStates),
  body: z.string(),
  attempts: z.number(),
  /** The last ten attempts, oldest first. */
  log: z.array(attempt),
  nextAt: z.string().nullable(),
  createdAt: z.string(),
});
export type Delivery = z.infer<typeof delivery>;
