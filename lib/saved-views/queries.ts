import { columnsId, listColumns, savedViewOf, savedViews } from './collection';
import type { SavedView, ViewedList } from './schema';

const maxViews = 100;

/** A person's own views of a list and the shared ones, by name. */
export async function listSavedViews(userId: string, list: ViewedList): Promise<SavedView[]> {
  const [own, shared] = await Promise.all(
    [{ 'owner.userId': userId }, { shared: true }].map((filter) =>
      savedViews()
        .find({ list, ...filter })
        .sort({ name: 1 })
        .limit(maxViews)
        .toArray(),
    ),
  );
  const all = new Map([...(shared ?? []), ...(own ?? [])].map((view) => [view._id.toHexString(), view]));
  return [...all.values()]
    .map((view) => savedViewOf(view, userId))
    .sort((a, b) => a.name.localeCompare(b.name));
}

/** The columns that a person chose for a list; null when they never did. */
export async function findColumns(userId: string, list: ViewedList): Promise<string[] | null> {
  const found = await listColumns().findOne({ _id: columnsId(userId, list) });
  return found?.columns ?? null;
}

/** Everything that a person saved, for the export of an account. */
export async function listOwnViews(userId: string) {
  const [views, columns] = await Promise.all([
    savedViews()
      .find({ 'owner.userId': userId }, { projection: { _id: 0, list: 1, name: 1, query: 1, shared: 1 } })
      .toArray(),
    listColumns()
      .find({ userId }, { projection: { _id: 0, list: 1, columns: 1 } })
      .toArray(),
  ]);
  return { views, columns };
}
