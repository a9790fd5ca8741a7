import { entryCollection, entryView } from '../collection/entries';
import type { EntryKind } from '../rules/entries';
import type { Entry } from '../schema';

/** The entries of a kind for their editor, in the order in which the shop shows them (at most 200). */
export async function listEntries(kind: EntryKind, timeZone: string): Promise<Entry[]> {
  const found = await entryCollection(kind)
    .find({})
    .sort(kind === 'announcement' ? { places: 1, from: -1 } : { position: 1 })
    .limit(200)
    .toArray();
  return found.map((entry) => entryView(kind, entry, timeZone));
}
