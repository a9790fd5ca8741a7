import type { OrderInput } from '../../orders/schema/inputs';
import { defineCollection } from '../../platform/database';

/**
 * An order of a purchasing system. `_id` is its connection and its number there, so that each is placed once, whatever is
 * repeated.
 */
export type PunchoutOrderDocument = {
  _id: string;
  connectionId: string;
  orderId: string;
  /** The document with which it came. */
  payloadId: string;
  userId: string;
  /** What it asks for: the same number with other contents is rejected. */
  digest: string;
  /** The lines as the purchasing system numbers them. */
  lines: { lineNumber: string; sku: string; quantity: number }[];
  /** The order as it is placed, and the key under which; gone once it is. */
  input?: OrderInput;
  key: string;
  /** The number of the order that it became. */
  order?: string;
  /** The request for approval that it became. */
  approval?: string;
  /** The documents about it that are stored, by name. */
  told?: string[];
  /** Nothing more is expected about it. */
  closed?: true;
  createdAt: Date;
};

export const punchoutOrders = defineCollection<PunchoutOrderDocument>('punchoutOrders', [
  { key: { connectionId: 1, closed: 1 } },
  { key: { userId: 1 } },
  { key: { order: 1 }, sparse: true },
]);
