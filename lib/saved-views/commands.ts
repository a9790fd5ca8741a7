import { ObjectId, type Filter } from 'mongodb';
import { isDuplicateKey } from '../platform/database';
import { fail, ok, type Result } from '../shared/result';
import { may, type Right } from '../users/rules/rights';
import type { AccountOwner, SignedIn, Staff } from '../users/types';
import { columnsId, listColumns, savedViewOf, savedViews, type SavedViewDocument } from './collection';
import type { NewSavedView, SavedView, SavedViewInput, ViewedList } from './schema';

/** The right to share views of a list, and to change shared ones. */
const sharingRights: Record<ViewedList, Right> = { products: 'products.edit' };
const maxOwnViews = 50;

const noSuchView = () => fail('not-found', 'no-such-view', 'There is no such view any more.');
const nameTaken = () =>
  fail('conflict', 'name-taken', 'You already have a view with this name.', {
    fields: { name: 'You already have a view with this name' },
  });
const mayNotShare = () =>
  fail('forbidden', 'not-allowed', 'Your role may not share views or change shared ones.');

const mayShare = (person: Staff, list: ViewedList) => may(person.role, sharingRights[list]);

/** Saves a view under a name that is new for this person. */
export async function saveView(
  person: Staff,
  { list, name, query, shared }: NewSavedView,
): Promise<Result<SavedView>> {
  if (shared && !mayShare(person, list)) return mayNotShare();
  const owner = { userId: person.userId, name: person.name };
  if ((await savedViews().countDocuments({ list, 'owner.userId': person.userId })) >= maxOwnViews) {
    return fail(
      'conflict',
      'too-many-views',
      `You have ${maxOwnViews} views of this list. Delete one that you don’t need.`,
    );
  }
  const view: SavedViewDocument = { _id: new ObjectId(), list, name, query, shared, owner };
  try {
    await savedViews().insertOne(view);
  } catch (error) {
    if (isDuplicateKey(error)) return nameTaken();
    throw error;
  }
  return ok(savedViewOf(view, person.userId));
}

/** The views that a person may change: their own, and shared ones with the right to share. */
async function changeable(person: Staff, id: string): Promise<Result<Filter<SavedViewDocument>>> {
  const _id = new ObjectId(id);
  const view = await savedViews().findOne({ _id });
  const isOwn = view?.owner.userId === person.userId;
  if (!view || (!isOwn && !view.shared)) return noSuchView();
  if (!isOwn && !mayShare(person, view.list)) return mayNotShare();
  // Compared again by the write: a view that is no longer shared is not changed by others.
  return ok({ _id, ...(!isOwn && { shared: true }) });
}

/** Renames a view, shares it or stops sharing it. A shared view whose owner is gone stays shared. */
export async function changeView(
  person: Staff,
  id: string,
  { name, shared }: SavedViewInput,
): Promise<Result<SavedView>> {
  const filter = await changeable(person, id);
  if (!filter.ok) return filter;
  const view = await savedViews().findOne(filter.value);
  if (!view) return noSuchView();
  if (shared && !mayShare(person, view.list)) return mayNotShare();
  const isOwn = view.owner.userId === person.userId;
  try {
    const after = await savedViews().findOneAndUpdate(
      filter.value,
      { $set: { name, ...(isOwn && { shared }) } },
      { returnDocument: 'after' },
    );
    return after ? ok(savedViewOf(after, person.userId)) : noSuchView();
  } catch (error) {
    if (isDuplicateKey(error)) return nameTaken();
    throw error;
  }
}

/** Deletes a view. */
export async function deleteView(person: Staff, id: string): Promise<Result<null>> {
  const filter = await changeable(person, id);
  if (!filter.ok) return filter;
  await savedViews().deleteOne(filter.value);
  return ok(null);
}

/** Remembers the columns that a person wants to see in a list. */
export async function chooseColumns(
  { userId }: SignedIn,
  list: ViewedList,
  columns: string[],
): Promise<Result<{ columns: string[] }>> {
  await listColumns().updateOne(
    { _id: columnsId(userId, list) },
    { $set: { userId, list, columns } },
    { upsert: true },
  );
  return ok({ columns });
}

/** Deletes what a person saved, for the deletion of an account; shared views stay, without an owner. */
export async function deleteOwnViews({ userId }: AccountOwner): Promise<void> {
  await listColumns().deleteMany({ userId });
  await savedViews().deleteMany({ 'owner.userId': userId, shared: false });
  const shared = await savedViews().find({ 'owner.userId': userId }).toArray();
  for (const { _id, name } of shared) {
    const free = { $set: { owner: { userId: null, name: null } } };
    try {
      await savedViews().updateOne({ _id }, free);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      // Another view without an owner has the name.
      const renamed = `${name.slice(0, 50)} ${_id.toHexString().slice(-6)}`;
      await savedViews().updateOne({ _id }, { $set: { ...free.$set, name: renamed } });
    }
  }
}

/** Adds shared views that come with demo data, unless they are there. */
export async function addSharedViews(
  views: Pick<SavedViewDocument, 'list' | 'name' | 'query'>[],
): Promise<void> {
  for (const { list, name, query } of views) {
    await savedViews().updateOne(
      { list, 'owner.userId': null, name },
      { $setOnInsert: { query, shared: true, 'owner.name': null } },
      { upsert: true },
    );
  }
}
