import { z } from 'zod';

const id = z.string().regex(/^[0-9a-f]{24}$/, 'is not an id');
export const connectionParams = z.strictObject({ id, connection: id });

const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1, 'Enter a text')
    .max(max, `At most ${max} characters`)
    .regex(/^[^\u0000-\u001f\u007f]*$/, 'Enter plain text');

/** An identity of cXML: who somebody is in a domain such as NetworkId or DUNS. */
export const credential = z.strictObject({ domain: line(40), identity: line(80) });
export type Credential = z.infer<typeof credential>;

const host = z
  .string()
  .trim()
  .toLowerCase()
  .regex(
    /^(?=.{1,200}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*(:\d{1,5})?$/,
    'Enter hosts such as buyer.ariba.com',
  );

/** The address to which confirmations, ship notices and invoices are posted; empty for none. */
const outgoingUrl = z
  .string()
  .trim()
  .max(500, 'At most 500 characters')
  .refine(
    (text) =>
      text === '' ||
      (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && !new URL(text).username),
    'Enter an address that begins with https://',
  );

/** The connection to a purchasing system of a company, as staff enter it. */
export const connectionInput = z.strictObject({
  name: line(60),
  /** Who the company is in the documents of its system. */
  from: credential,
  /** Who the shop is in them. */
  to: credential,
  /** Who sends them: the company itself, or its network. */
  sender: credential,
  /** The member of the company in whose name its system orders. */
  userId: id,
  /** The only hosts to which a cart goes back. */
  returnHosts: z.array(host).min(1, 'Enter at least one host').max(20, 'At most 20 hosts'),
  outgoingUrl: outgoingUrl.default(''),
  /** The shared secret in documents that the shop sends; absent to keep it, empty for none. */
  outgoingSecret: z.string().trim().max(200, 'At most 200 characters').optional(),
  active: z.boolean().default(true),
});
export type ConnectionInput = z.infer<typeof connectionInput>;

/** A connection without its secrets. Times are ISO. */
export const connection = connectionInput.omit({ outgoingSecret: true, userId: true }).extend({
  id: z.string(),
  /** The member in whose name it orders; null once they have left the company, and nothing works any more. */
  member: z.object({ id: z.string(), name: z.string() }).nullable(),
  hasOutgoingSecret: z.boolean(),
  /** The end of the secret, by which it is recognized. */
  ending: z.string(),
  createdAt: z.string(),
  /** To the minute; null for never. */
  lastUsedAt: z.string().nullable(),
});
export type Connection = z.infer<typeof connection>;

export const maxConnections = 20;
export const connections = z.array(connection).max(maxConnections);
/** A connection with its new secret, which no other response has. */
export const newConnection = connection.extend({ secret: z.string() });
export type NewConnection = z.infer<typeof newConnection>;
