import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';

/** A new secret as the receiver stores it: `whsec_` and 32 random bytes in base64. */
export const newSecret = (): string => `${prefix}${randomBytes(32).toString('base64')}`;

/** The headers of a message by the Standard Webhooks specification, with one signature for each secret. */
export function signedHeaders(secrets: string[], id: string, at: Date, body: string) {
  const timestamp = Math.floor(at.getTime() / 1000).toString();
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}
