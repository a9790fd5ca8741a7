import { slugOf } from '../../shared/slug';
import type { CatalogStructure, SpecificationField } from '../schema/structure';
import type { FieldInput, StructureEntry } from '../schema/structure-entries';
import { editCategory, type Edited } from './edit-category';

const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** A key that no other entry has, from a name: "Inner diameter" becomes "inner-diameter". */
function freeKey(name: string, taken: string[]): string {
  const base = slugOf(name) || 'entry';
  for (let number = 1; ; number++) {
    const key = number === 1 ? base : `${base}-${number}`;
    if (!taken.includes(key)) return key;
  }
}

const replaced = <T>(list: T[], isIt: (entry: T) => boolean, entry: T): T[] =>
  list.some(isIt) ? list.map((each) => (isIt(each) ? entry : each)) : [...list, entry];

/** Former names with a new one: the name that it has again is no former one. */
const withFormer = (oldNames: string[], former: string, name: string): string[] =>
  [...new Set([...oldNames, former])].filter((each) => each !== name);

function editField(structure: CatalogStructure, key: string | null, input: FieldInput): Edited {
  const { fields, categories } = structure;
  const before = fields.find((field) => field.key === key);
  if (fields.some((field) => field.key !== key && same(field.name, input.name)))
    return { problems: { name: 'Another field has this name' } };
  const unknown = input.categories.find((slug) => !categories.some((category) => category.slug === slug));
  if (unknown) return { problems: { categories: `There is no category ${unknown}` } };
  const field: SpecificationField = {
    key: before?.key ?? freeKey(input.name, [...fields.map((each) => each.key), 'tag', 'brand', 'color']),
    name: input.name,
    oldNames: before ? withFormer(before.oldNames, before.name, input.name) : [],
    kind: input.values,
    unit: input.values === 'measure' ? input.unit : null,
    choices: input.values === 'choice' ? input.choices : [],
    filterable: input.filterable && input.values !== 'text',
    categories: input.categories,
  };
  return {
    structure: { ...structure, fields: replaced(fields, (each) => each.key === field.key, field) },
    key: field.key,
  };
}

/** Adds an entry (`key` null) or changes the one with this key. Unknown keys are the caller's to reject. */
export function editEntry(structure: CatalogStructure, key: string | null, input: StructureEntry): Edited {
  if (input.kind === 'category') return editCategory(structure, key, input);
  if (input.kind === 'field') return editField(structure, key, input);
  if (input.kind === 'tag') {
    if (structure.tags.some(({ slug, name }) => slug !== key && same(name, input.name)))
      return { problems: { name: 'Another tag has this name' } };
    const slug =
      key ??
      freeKey(
        input.name,
        structure.tags.map((tag) => tag.slug),
      );
    const tags = replaced(structure.tags, (tag) => tag.slug === slug, { slug, name: input.name });
    return { structure: { ...structure, tags }, key: slug };
  }
  const { brands } = structure;
  const others = brands.filter(({ name }) => name !== key);
  if (others.some(({ name, oldNames }) => [name, ...oldNames].some((known) => same(known, input.name))))
    return { problems: { name: 'Another brand has or had this name' } };
  const before = brands.find(({ name }) => name === key);
  const brand = {
    name: input.name,
    oldNames: before ? withFormer(before.oldNames, before.name, input.name) : [],
    website: input.website,
  };
  return {
    structure: { ...structure, brands: replaced(brands, ({ name }) => name === key, brand) },
    key: input.name,
  };
}
