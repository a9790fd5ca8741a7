import type { ObjectId } from 'mongodb';
import { defineCollection } from '../platform/database';
import type { SavedView, ViewedList } from './schema';

/** A named filter, sort and choice of columns of a list. `owner.userId` is null when nobody owns it. */
export type SavedViewDocument = {
  _id: ObjectId;
  list: ViewedList;
  name: string;
  query: string;
  shared: boolean;
  owner: { userId: string | null; name: string | null };
};

export const savedViews = defineCollection<SavedViewDocument>('savedViews', [
  { key: { list: 1, 'owner.userId': 1, name: 1 }, unique: true },
  { key: { list: 1, shared: 1, name: 1 } },
  { key: { 'owner.userId': 1 } },
]);

/** The columns that a person chose for a list; `_id` is the person's id and the list. */
export type ListColumnsDocument = { _id: string; userId: string; list: ViewedList; columns: string[] };

export const listColumns = defineCollection<ListColumnsDocument>('listColumns', [{ key: { userId: 1 } }]);

export const columnsId = (userId: string, list: ViewedList) => `${userId}:${list}`;

export function savedViewOf(
  { _id, name, query, shared, owner }: SavedViewDocument,
  readerId: string,
): SavedView {
  return { id: _id.toHexString(), name, query, shared, owner: owner.name, own: owner.userId === readerId };
}
