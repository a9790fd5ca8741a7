import { defineCollection } from '../platform/database';
import type { PaymentCheck } from './schema';

/** One document, `_id: 'stripe'`: the latest comparison; `startedAt` is claimed by the server that compares. */
export type PaymentCheckDocument = Partial<Omit<PaymentCheck, 'checkedAt'>> & {
  _id: 'stripe';
  startedAt: Date;
  checkedAt?: Date;
};

export const paymentChecks = defineCollection<PaymentCheckDocument>('paymentChecks');
