import { z } from 'zod';
import { emailAddress } from '../users/schema/credentials';

export const subscribeInput = z.strictObject({ email: emailAddress });
export type SubscribeInput = z.infer<typeof subscribeInput>;

/** The secret of a link in a mail. */
export const linkToken = z.strictObject({
  token: z.string().regex(/^[\w-]{43}$/, 'This link is not complete'),
});
export type LinkToken = z.infer<typeof linkToken>;

/** What a person is told after any of the newsletter's calls. */
export const newsletterResponse = z.strictObject({ message: z.string() });
