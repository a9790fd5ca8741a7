import { z } from 'zod';
import { skuText } from '../catalog/schema/inputs';
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
  /** Slug of the product in question, with the SKU and quantity of a quote request. */
  item: z
    .string()
    .regex(/^[a-z0-9-]{1,120}$/, 'Is not a product of the shop')
    .optional(),
  sku: skuText.optional(),
  quantity: z.int().min(1).max(10_000_000).optional(),
  /** A honeypot field, hidden from people: only bots fill it. */
  website: lineOfText(300).optional(),
});
export type ContactInput = z.infer<typeof contactInput>;

export const contactResponse = z.strictObject({ reference: z.string(), message: z.string() });
export type ContactResponse = z.infer<typeof contactResponse>;
