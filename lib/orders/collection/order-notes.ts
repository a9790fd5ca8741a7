import type { ObjectId } from 'mongodb';
import { defineCollection } from '../../platform/database';

/** A note that staff wrote about an order. It lies apart from the order, so that nothing sent to customers holds it. */
export type OrderNoteDocument = {
  _id: ObjectId;
  number: string;
  /** The idempotency key of the call that added it. */
  key: string;
  text: string;
  by: { userId: string; name: string };
  at: Date;
};

export const orderNotes = defineCollection<OrderNoteDocument>('orderNotes', [
  { key: { number: 1, at: 1 } },
  { key: { number: 1, key: 1 }, unique: true },
]);
