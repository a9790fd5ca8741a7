import type { Filter } from 'mongodb';
import {
  products,
  updateProduct,
  type ProductDocument,
  type StoredFacts,
} from '../../catalog/collection/products';
import { replaceStock } from '../../inventory/commands/replace-stock';
import { shownTags, tags } from '../../shared/cache-tags';
import type { BulkEditRowDocument, StoredChange } from '../collection';

/** Which way a row is changed: from its old values to its new ones, or back. */
export type Direction = 'apply' | 'undo';

type Values = Pick<ProductDocument, 'variants' | 'category' | 'tags' | 'state'>;

/** Matches a product that still has the values which the step replaces. */
function unchangedFilter(changes: StoredChange[], present: 'from' | 'to'): Filter<ProductDocument> {
  return {
    $and: changes.map((change): Filter<ProductDocument> => {
      if (change.field === 'price') {
        return { variants: { $elemMatch: { sku: change.sku, price: change[present] } } };
      }
      // Products from before there were codes have none, and no field for it.
      return { [change.field]: change[present] === '' ? { $in: ['', null] } : change[present] };
    }),
  };
}

function newFacts(before: Values, changes: StoredChange[], next: 'from' | 'to'): Partial<StoredFacts> {
  const prices = new Map(
    changes.flatMap((change) => (change.field === 'price' ? [[change.sku, change[next]] as const] : [])),
  );
  const others = changes.filter(({ field }) => field !== 'price');
  return {
    ...(prices.size && {
      variants: before.variants.map((one) => ({ ...one, price: prices.get(one.sku) ?? one.price })),
    }),
    ...(Object.fromEntries(others.map((change) => [change.field, change[next]])) as Partial<StoredFacts>),
  };
}

/** All tags that writing these changes can have made stale. */
function everyTagOf({ slug, category }: ProductDocument, changes: StoredChange[]): string[] {
  const moved = changes.flatMap((change) => (change.field === 'category' ? [change.from, change.to] : []));
  return [category, ...moved].flatMap((each) => [
    ...shownTags({ slug, category: each }),
    tags.category(each),
    tags.products,
  ]);
}

export type ChangedRow = {
  changes: StoredChange[];
  expire: string[];
  /** The search terms of the product if it is published and may be found by new ones. */
  words: string[];
};

async function changeFacts(
  row: BulkEditRowDocument,
  changes: StoredChange[],
  direction: Direction,
): Promise<{ done: boolean; expire: string[]; words: string[] }> {
  const [present, next] = direction === 'apply' ? (['from', 'to'] as const) : (['to', 'from'] as const);
  const bulkEdit = `${row._id}:${direction}`;
  const updated = await updateProduct(
    { _id: row.productId, ...unchangedFilter(changes, present), bulkEdit: { $ne: bulkEdit } },
    { facts: (before) => ({ ...newFacts(before, changes, next), bulkEdit }) },
  );
  // After a crash the product may already have been written, without the row knowing it.
  const after = updated?.after ?? (await products().findOne({ _id: row.productId, bulkEdit }));
  if (!after) return { done: false, expire: [], words: [] };
  const isOther = changes.some(({ field }) => field !== 'price');
  return {
    done: true,
    expire: updated?.expire ?? everyTagOf(after, changes),
    words: isOther && after.state === 'published' ? after.words : [],
  };
}

/**
 * Changes the product of a row, or changes it back: each value only if nobody changed it since. Repeating it does
 * nothing more. Returns the outcome of each change.
 */
export async function changeRow(
  row: BulkEditRowDocument,
  direction: Direction,
  { reason, actor }: { reason: string; actor: string | null },
): Promise<ChangedRow> {
  const [done, kept] =
    direction === 'apply' ? (['applied', 'conflict'] as const) : (['undone', 'kept'] as const);
  const due = row.changes.filter(({ outcome }) => outcome === (direction === 'apply' ? null : 'applied'));
  const facts = due.filter(({ field }) => field !== 'stock');
  const expire = new Set<string>();
  const outcomes = new Map<StoredChange, StoredChange['outcome']>();
  let words: string[] = [];
  if (facts.length) {
    const result = await changeFacts(row, facts, direction);
    for (const change of facts) outcomes.set(change, result.done ? done : kept);
    for (const tag of result.expire) expire.add(tag);
    words = result.words;
  }
  let isStocked = false;
  for (const change of due) {
    if (change.field !== 'stock' || !change.movements) continue;
    const [from, to] = direction === 'apply' ? [change.from, change.to] : [change.to, change.from];
    const movement = change.movements[direction];
    const isDone = await replaceStock(change.sku, { movement, from, to, reason, actor });
    outcomes.set(change, isDone ? done : kept);
    isStocked ||= isDone;
  }
  if (isStocked) {
    const product = await products().findOne({ _id: row.productId });
    for (const tag of product ? shownTags(product) : []) expire.add(tag);
  }
  return {
    changes: row.changes.map((change) => ({ ...change, outcome: outcomes.get(change) ?? change.outcome })),
    expire: [...expire],
    words,
  };
}
