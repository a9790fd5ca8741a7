import { z } from 'zod';
import type { OrderDocument } from '../../lib/orders/collection';
import { orderNotes } from '../../lib/orders/collection/order-notes';
import { addMissing } from '../add-missing';
import { readTable } from '../files';
import { demoId } from './demo-ids';

const hour = 60 * 60_000;

const noteRow = z.strictObject({
  /** The index of the demo order, see order-plan.ts. */
  order: z.coerce.number().int().min(0),
  hours: z.coerce.number().positive(),
  text: z.string().min(1),
});

/** Loads notes of the staff about some demo orders, none later than `end`. */
export async function seedOrderNotes(
  all: OrderDocument[],
  admin: { id: string; name: string },
  end: Date,
): Promise<void> {
  const byId = new Map(all.map((order) => [order._id.toHexString(), order]));
  const rows = await readTable('order-notes.csv', noteRow);
  const documents = rows.flatMap(({ order: index, hours, text }, row) => {
    const order = byId.get(demoId(`demo order ${index}`).toHexString());
    if (!order) return [];
    const at = new Date(Math.min(order.placedAt.getTime() + hours * hour, end.getTime()));
    const by = { userId: admin.id, name: admin.name };
    return [
      { _id: demoId(`order note ${row}`), number: order.number, key: `demo-note-${row}`, text, by, at },
    ];
  });
  await addMissing(orderNotes(), documents);
}
