import { defineCollection } from '../../platform/database';
import type { PunchoutForm, PunchoutSession } from '../types';

/**
 * A punch-out session. `_id` is the hash of the secret in the address with which it starts; `cartId` the id of its cart,
 * which is the hash of the secret that the browser gets then.
 */
export type PunchoutSessionDocument = PunchoutSession & {
  _id: string;
  startBy: Date;
  cartId?: string;
  /** The cart as it went back, once it did: a repeat sends the same. */
  returned?: PunchoutForm;
  createdAt: Date;
  expiresAt: Date;
};

export const punchoutSessions = defineCollection<PunchoutSessionDocument>('punchoutSessions', [
  { key: { cartId: 1 }, unique: true, partialFilterExpression: { cartId: { $exists: true } } },
  { key: { connectionId: 1 } },
  { key: { 'company.userId': 1 } },
  { key: { expiresAt: 1 }, expireAfterSeconds: 0 },
]);
