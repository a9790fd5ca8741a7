import type { CatalogStructure } from '../schema/structure';
import type { EntryKind } from '../schema/structure-entries';
import { parentProblem, type Edited } from './edit-category';
import { childrenOf } from './structure';

/** The key of each kind of entry, and the list in which it stands. */
const lists = { category: 'categories', field: 'fields', tag: 'tags', brand: 'brands' } as const;

const keyOf = (entry: { slug?: string; key?: string; name: string }): string =>
  entry.key ?? entry.slug ?? entry.name;

/** The entry with this key; undefined when there is none. */
export const findEntry = (structure: CatalogStructure, kind: EntryKind, key: string) =>
  structure[lists[kind]].find((entry) => keyOf(entry) === key);

/** The list with an entry moved to a position, from 0. */
function moved<T extends { name: string }>(list: T[], key: string, position: number): T[] {
  const entry = list.find((each) => keyOf(each) === key);
  const others = list.filter((each) => each !== entry);
  return entry ? [...others.slice(0, position), entry, ...others.slice(position)] : list;
}

/** Moves an entry to a position among its neighbors; a category also below another one. */
export function moveEntry(
  structure: CatalogStructure,
  kind: EntryKind,
  key: string,
  { parent, position }: { parent: string | null; position: number },
): Edited {
  if (kind !== 'category') {
    const name = lists[kind];
    return {
      structure: { ...structure, [name]: moved<{ name: string }>(structure[name], key, position) },
      key,
    };
  }
  const problem = parentProblem(structure, key, parent);
  if (problem) return { problems: { parent: problem } };
  const placed = structure.categories.map((each) => (each.slug === key ? { ...each, parent } : each));
  const siblings = moved(childrenOf({ categories: placed }, parent), key, position);
  const rest = placed.filter((each) => each.parent !== parent);
  return { structure: { ...structure, categories: [...rest, ...siblings] }, key };
}

/**
 * Removes an entry. `into` is the category or brand that takes over its products and former names. A category below
 * which others stand can't be removed.
 */
export function removeEntry(
  structure: CatalogStructure,
  kind: EntryKind,
  key: string,
  into: string | null,
): Edited {
  const target = into ?? '';
  if (into !== null && (into === key || !findEntry(structure, kind, into)))
    return { problems: { into: `Choose another ${kind}` } };
  if (kind === 'category') {
    if (childrenOf(structure, key).length)
      return { problems: { into: 'Move or remove the categories below it first' } };
    const old = structure.categories.find(({ slug }) => slug === key);
    const categories = structure.categories
      .filter((each) => each !== old)
      .map((each) =>
        each.slug === target
          ? { ...each, oldSlugs: [...each.oldSlugs, key, ...(old?.oldSlugs ?? [])] }
          : each,
      );
    const fields = structure.fields.map((field) => ({
      ...field,
      categories: field.categories.filter((slug) => slug !== key),
    }));
    return { structure: { ...structure, categories, fields }, key };
  }
  if (kind === 'brand') {
    const old = structure.brands.find(({ name }) => name === key);
    const brands = structure.brands
      .filter((each) => each !== old)
      .map((each) =>
        each.name === target
          ? { ...each, oldNames: [...each.oldNames, key, ...(old?.oldNames ?? [])] }
          : each,
      );
    return { structure: { ...structure, brands }, key };
  }
  const name = lists[kind];
  return { structure: { ...structure, [name]: structure[name].filter((each) => keyOf(each) !== key) }, key };
}
