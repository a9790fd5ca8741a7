import { recordChange } from '../../audit/commands';
import { isDuplicateKey } from '../../platform/database';
import { tags } from '../../shared/cache-tags';
import { fail, ok, type Result } from '../../shared/result';
import type { Staff } from '../../users/types';
import { products } from '../collection/products';
import { catalogStructures, readStructure } from '../collection/structure';
import { findEntry, moveEntry, removeEntry } from '../rules/arrange-structure';
import type { Edited } from '../rules/edit-category';
import { editEntry } from '../rules/edit-structure';
import { scopeOf } from '../rules/structure';
import type { CatalogStructure } from '../schema/structure';
import type { EntryKind, SavedEntry, StructureEntry } from '../schema/structure-entries';
import { updateProductsBehind } from './products-behind';

type Failed = ReturnType<typeof fail>;

/** What search, filters and the products themselves read of the structure. */
const indexedPart = ({ categories, tags: known, brands, fields }: CatalogStructure) =>
  JSON.stringify([
    categories.map(({ slug, oldSlugs, name, parent }) => [slug, oldSlugs, name, parent]).sort(),
    known.map(({ slug, name }) => [slug, name]).sort(),
    brands.map(({ name, oldNames }) => [name, oldNames]).sort(),
    fields.map(({ categories: _, ...field }) => JSON.stringify(field)).sort(),
  ]);

const missing = (kind: EntryKind): Failed =>
  fail('not-found', `no-such-${kind}`, `There is no such ${kind} any more.`);

const invalid = (fields: Record<string, string>): Failed =>
  fail('invalid', 'invalid', Object.values(fields)[0] ?? 'The entry is invalid.', { fields });

/** Stores the next structure unless another change came first. */
async function storeStructure(revision: number, next: CatalogStructure): Promise<boolean> {
  const isFirst = revision === 0;
  try {
    const { modifiedCount, upsertedCount } = await catalogStructures().updateOne(
      { _id: 'structure', revision: isFirst ? { $exists: false } : revision },
      { $set: next },
      { upsert: isFirst },
    );
    return modifiedCount + upsertedCount > 0;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return false;
  }
}

/**
 * Applies a change to the current structure by compare-and-set, records it in the audit log, and lets products follow.
 * An unchanged structure is not stored.
 */
async function changeStructure(
  actor: Staff | null,
  kind: EntryKind,
  key: string | null,
  action: string,
  change: (structure: CatalogStructure) => Promise<Edited | Failed> | Edited | Failed,
): Promise<Result<SavedEntry>> {
  for (;;) {
    const before = await readStructure();
    if (key !== null && !findEntry(before, kind, key)) return missing(kind);
    const edited = await change(before);
    if ('ok' in edited) return edited;
    if ('problems' in edited) return invalid(edited.problems);
    const { structure, key: newKey } = edited;
    const isIndexed = indexedPart(before) !== indexedPart(structure);
    if (JSON.stringify(before) !== JSON.stringify(structure)) {
      const next = {
        ...structure,
        revision: before.revision + 1,
        version: before.version + (isIndexed ? 1 : 0),
      };
      if (!(await storeStructure(before.revision, next))) continue;
      await recordChange({
        actor,
        action: `${kind}-${action}`,
        subject: { kind, id: newKey, name: findEntry(structure, kind, newKey)?.name ?? key ?? newKey },
        before: key === null ? undefined : findEntry(before, kind, key),
        after: findEntry(structure, kind, newKey),
      });
    }
    const { behind, expire } = isIndexed ? await updateProductsBehind() : { behind: 0, expire: [] };
    return ok({ key: newKey, behind }, [...new Set([tags.structure, tags.products, ...expire])]);
  }
}

/** Adds a category, field, tag or brand at the end of its list. Its name must be new. */
export const addStructureEntry = (actor: Staff | null, input: StructureEntry): Promise<Result<SavedEntry>> =>
  changeStructure(actor, input.kind, null, 'added', (structure) => editEntry(structure, null, input));

/** Changes an entry. Products, addresses and rules that name it by a former name or slug follow. */
export const saveStructureEntry = (
  actor: Staff | null,
  key: string,
  input: StructureEntry,
): Promise<Result<SavedEntry>> =>
  changeStructure(actor, input.kind, key, 'changed', (structure) => editEntry(structure, key, input));

/** Moves an entry to a position among its neighbors; a category also below another one. */
export const moveStructureEntry = (
  actor: Staff | null,
  key: string,
  { kind, ...to }: { kind: EntryKind; parent: string | null; position: number },
): Promise<Result<SavedEntry>> =>
  changeStructure(actor, kind, key, 'moved', (structure) => moveEntry(structure, kind, key, to));

/** How many products an entry has; fields and tags can go without their products being asked. */
async function countProducts(structure: CatalogStructure, kind: EntryKind, key: string): Promise<number> {
  if (kind === 'category')
    return products().countDocuments({ category: { $in: scopeOf(structure, key) } }, { limit: 10_000 });
  return kind === 'brand' ? products().countDocuments({ brand: key }, { limit: 10_000 }) : 0;
}

/**
 * Removes an entry. A category or brand with products goes only into another one, which takes them over; specifications
 * of a removed field stay in the tables of their products.
 */
export const removeStructureEntry = (
  actor: Staff | null,
  key: string,
  { kind, into }: { kind: EntryKind; into: string | null },
): Promise<Result<SavedEntry>> =>
  changeStructure(actor, kind, key, 'removed', async (structure) => {
    const count = into === null ? await countProducts(structure, kind, key) : 0;
    if (count > 0) {
      const text = `Choose where ${count === 1 ? 'its product goes' : `its ${count} products go`}`;
      return fail('conflict', `${kind}-in-use`, `${text}.`, { fields: { into: text } });
    }
    return removeEntry(structure, kind, key, into);
  });
