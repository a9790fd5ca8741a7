import { z } from 'zod';
import { emailAddress, lineOfText, personName } from '../users/schema/credentials';
import { contactTopics } from './rules';

export const contactTopic = z.enum(
  contactTopics.map(({ id }) => id),
  'Choose a topic',
);

export const contactInput = z.strictObject({
  topic: contactTopic,
  name: personName,
  email: emailAddress,
  message: z
    .string({ error: 'Message is Required' })
    .trim()
    .min(1, 'Message is Required')
    .max(5_000, 'Must be 5000 characters or shorter')
    .regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/, 'Contains characters that can’t be shown'),
  /** The slug of the item that it is about. */
  item: z
    .string()
    .regex(/^[a-z0-9-]{1,120}$/, 'Is not an item of the shop')
    .optional(),
  /** A field that people don't see: whoever fills it is a program. */
  website: lineOfText(300).optional(),
});
export type ContactInput = z.infer<typeof contactInput>;

export const contactResponse = z.strictObject({ reference: z.string(), message: z.string() });
export type ContactResponse = z.infer<typeof contactResponse>;
