import { createHash } from 'node:crypto';

/** The id of the cart of a browser whose cookie holds this secret. */
export const visitorIdOf = (token: string): string =>
  `visitor ${createHash('sha256').update(token).digest('base64url')}`;

/** Whether this is the id of a visitor's cart and not of an account. */
export const isVisitorId = (ownerId: string): boolean => ownerId.startsWith('visitor ');

/** The secret in a cookie, or null for anything else. */
export const tokenOf = (value: string | null | undefined): string | null =>
  value && /^[\w-]{20,100}$/.test(value) ? value : null;
