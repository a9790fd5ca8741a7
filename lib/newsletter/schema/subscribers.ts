import { z } from 'zod';
import { subscriberStates } from '../rules/subscribers';

/** The filters of the list; invalid values count as absent. */
export const subscriberFilters = z.object({
  state: z.enum(subscriberStates).optional().catch(undefined),
  q: z.string().trim().max(100).optional().catch(undefined),
});
export type SubscriberFilters = z.infer<typeof subscriberFilters>;

export const subscriberParams = z.strictObject({
  id: z.string().regex(/^[0-9a-f]{24}$/, 'is not a subscriber'),
});

export const subscriberResponse = z.object({
  id: z.string(),
  email: z.string(),
  state: z.enum(subscriberStates),
  subscribedAt: z.string(),
  confirmedAt: z.string().nullable(),
  unsubscribedAt: z.string().nullable(),
});
export type Subscriber = z.infer<typeof subscriberResponse>;
