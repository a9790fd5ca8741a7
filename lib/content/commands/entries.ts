import { isDeepStrictEqual } from 'node:util';
import { ObjectId } from 'mongodb';
import { recordChange } from '../../audit/commands';
import { findShop } from '../../settings/queries';
import { fail, ok, type Result } from '../../shared/result';
import type { Staff } from '../../users/types';
import { entryCollection, entryFields, entryTag, entryView, type StoredEntry } from '../collection/entries';
import type { EntryKind } from '../rules/entries';
import { entryTitle, type EntryInput } from '../schema';

const noSuchEntry = () => fail('not-found', 'no-such-entry', 'There is no such entry any more.');

/** What the audit log keeps of an entry. */
const audited = ({ _id: _, ...fields }: StoredEntry) => fields;

/** Adds a question, a testimonial or an announcement. */
export async function addEntry(actor: Staff, input: EntryInput): Promise<Result<{ id: string }>> {
  const id = new ObjectId().toHexString();
  const fields = entryFields(input, (await findShop()).timeZone);
  await entryCollection(input.kind).insertOne({ _id: id, ...fields });
  await recordChange({
    actor,
    action: `${input.kind}-added`,
    subject: { kind: 'entry', id, name: entryTitle(input) },
    after: fields,
  });
  return ok({ id }, [entryTag[input.kind]]);
}

/** Replaces the fields of an entry. Safe to repeat. */
export async function saveEntry(
  actor: Staff,
  id: string,
  input: EntryInput,
): Promise<Result<{ id: string }>> {
  const fields = entryFields(input, (await findShop()).timeZone);
  const before = await entryCollection(input.kind).findOneAndUpdate(
    { _id: id },
    { $set: fields },
    { returnDocument: 'before' },
  );
  if (!before) return noSuchEntry();
  if (!isDeepStrictEqual(audited(before), fields)) {
    await recordChange({
      actor,
      action: `${input.kind}-changed`,
      subject: { kind: 'entry', id, name: entryTitle(input) },
      before: audited(before),
      after: fields,
    });
  }
  return ok({ id }, [entryTag[input.kind]]);
}

/** Removes an entry; the audit log keeps it. */
export async function removeEntry(actor: Staff, kind: EntryKind, id: string): Promise<Result<null>> {
  const removed = await entryCollection(kind).findOneAndDelete({ _id: id });
  if (!removed) return noSuchEntry();
  const { timeZone } = await findShop();
  await recordChange({
    actor,
    action: `${kind}-removed`,
    subject: { kind: 'entry', id, name: entryTitle(entryView(kind, removed, timeZone)) },
    before: audited(removed),
  });
  return ok(null, [entryTag[kind]]);
}
