import { ObjectId } from 'mongodb';
import { recordChange } from '../../audit/commands';
import { now } from '../../platform/clock';
import { isDuplicateKey } from '../../platform/database';
import { fail, ok, type Result } from '../../shared/result';
import type { Staff } from '../../users/types';
import { orderNotes, type OrderNoteDocument } from '../collection/order-notes';
import { noteView } from '../queries/notes';
import type { NoteInput, OrderNote } from '../schema/notes';
import { findByNumber } from './order-change';

const maxNotes = 200;

/** Records who added or removed a note. The text is left out, because the audit log keeps it for ever. */
async function recordNote(
  actor: Staff,
  orderId: string,
  { number, _id }: Pick<OrderNoteDocument, 'number' | '_id'>,
  action: 'order-note-added' | 'order-note-removed',
): Promise<void> {
  const note = _id.toHexString();
  await recordChange({
    actor,
    action,
    subject: { kind: 'order', id: orderId, name: number },
    ...(action === 'order-note-added' ? { after: { note } } : { before: { note } }),
  });
}

/** Adds a note about an order for the shop's staff, once for each idempotency key. */
export async function addNote(
  actor: Staff,
  number: string,
  { text }: NoteInput,
  key: string,
): Promise<Result<OrderNote>> {
  const order = await findByNumber(number);
  if (!order) return fail('not-found', 'unknown-order', 'There is no such order.');
  if ((await orderNotes().countDocuments({ number })) >= maxNotes)
    return fail('conflict', 'too-many-notes', `An order has at most ${maxNotes} notes.`);
  const by = { userId: actor.userId, name: actor.name };
  const note: OrderNoteDocument = { _id: new ObjectId(), number, key, text, by, at: now() };
  try {
    await orderNotes().insertOne(note);
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    const present = await orderNotes().findOne({ number, key });
    if (!present) throw error;
    return ok(noteView(present, actor));
  }
  await recordNote(actor, order._id.toHexString(), note, 'order-note-added');
  return ok(noteView(note, actor));
}

/** Removes a note that the actor wrote. Does nothing when it is gone; fails for somebody else's. */
export async function removeNote(
  actor: Staff,
  number: string,
  id: string,
): Promise<Result<Record<string, never>>> {
  const order = await findByNumber(number);
  if (!order) return fail('not-found', 'unknown-order', 'There is no such order.');
  const note = { _id: new ObjectId(id), number };
  const { deletedCount } = await orderNotes().deleteOne({ ...note, 'by.userId': actor.userId });
  if (deletedCount) await recordNote(actor, order._id.toHexString(), note, 'order-note-removed');
  else if (await orderNotes().findOne(note))
    return fail('forbidden', 'not-yours', 'Only the person who wrote a note can remove it.');
  return ok({});
}
