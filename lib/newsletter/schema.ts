import { z } from 'zod';
import { emailAddress } from '../users/schema/credentials';

export const subscribeInput = z.strictObject({ email: emailAddress });
export type SubscribeInput = z.infer<typeof subscribeInput>;

/** The secret in a mailed link. */
export const linkToken = z.strictObject({
  token: z.string().regex(/^[\w-]{43}$/, 'This link is not complete'),
});
export type LinkToken = z.infer<typeof linkToken>;

/** The message after any newsletter request. */
export const newsletterResponse = z.strictObject({ message: z.string() });
