import type { Filter } from 'mongodb';
import { pageOf, type Page } from '../../shared/paging';
import { items, type ItemDocument } from '../collection/items';
import { codeOf, wordsOf } from '../rules/words';
import type { Item, ItemState } from '../types';
import { viewsOf } from './items';
import { meaningsOf } from './words';

export const deskPageSize = 25;

/** The products of a state (all when null) for the admin's desk, last changed first; `q` is words or a part number. */
export async function listProducts(
  { q, state }: { q: string; state: ItemState | null },
  page: number,
): Promise<Page<Item>> {
  const filter: Filter<ItemDocument> = {
    ...(state && { state }),
    ...(q.trim() && { $or: await matching(q) }),
  };
  const [found, total] = await Promise.all([
    items()
      .find(filter)
      .sort({ updatedAt: -1, _id: 1 })
      .skip((page - 1) * deskPageSize)
      .limit(deskPageSize)
      .toArray(),
    Object.keys(filter).length ? items().countDocuments(filter) : items().estimatedDocumentCount(),
  ]);
  return pageOf(await viewsOf(found), page, deskPageSize, total);
}

async function matching(q: string): Promise<Filter<ItemDocument>[]> {
  const code = codeOf(q);
  const words = await meaningsOf(wordsOf(q));
  const known = words.map(({ meanings, typed }) => ({
    words: { $in: meanings.length ? meanings.map(({ word }) => word) : [typed] },
  }));
  const byCode = { codes: { $elemMatch: { $gte: code, $lt: `${code}\uffff` } } };
  return [...(code.length >= 2 ? [byCode] : []), ...(known.length ? [{ $and: known }] : [{ codes: code }])];
}
