import type { Staff } from '../../users/types';
import { orderNotes, type OrderNoteDocument } from '../collection/order-notes';
import type { OrderNote } from '../schema/notes';

/** A note as this member of the staff sees it. */
export function noteView({ _id, text, by, at }: OrderNoteDocument, { userId }: Staff): OrderNote {
  return { id: _id.toHexString(), text, by: by.name, at: at.toISOString(), own: by.userId === userId };
}

/** The notes about an order, the earliest first. For staff alone. */
export async function listNotes(person: Staff, number: string): Promise<OrderNote[]> {
  const found = await orderNotes().find({ number }).sort({ at: 1 }).toArray();
  return found.map((note) => noteView(note, person));
}
