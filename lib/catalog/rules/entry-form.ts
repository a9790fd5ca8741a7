import type { Brand, CatalogStructure, Category, ProductTag, SpecificationField } from '../schema/structure';
import type { EntryKind, StructureEntry } from '../schema/structure-entries';

/** The form of any entry as typed; each kind shows its own fields. */
export type EntryForm = {
  name: string;
  slug: string;
  parent: string;
  text: string;
  picture: string | null;
  pageTitle: string;
  pageDescription: string;
  values: SpecificationField['kind'];
  unit: string;
  /** One on each line. */
  choices: string;
  filterable: boolean;
  categories: string[];
  website: string;
};

const blank: EntryForm = {
  name: '',
  slug: '',
  parent: '',
  text: '',
  picture: null,
  pageTitle: '',
  pageDescription: '',
  values: 'choice',
  unit: '',
  choices: '',
  filterable: true,
  categories: [],
  website: '',
};

/** The names of the fields, for the errors of a response. */
export const entryFormFields = Object.keys(blank) as (keyof EntryForm)[];

type Entry = Category | SpecificationField | ProductTag | Brand;

/** The form of an entry, or of a new one. */
export function entryFormOf(entry?: Entry): EntryForm {
  if (!entry) return blank;
  const form = { ...blank, name: entry.name };
  if ('parent' in entry) {
    const { slug, parent, text, picture, pageTitle, pageDescription } = entry;
    return {
      ...form,
      slug,
      parent: parent ?? '',
      text,
      picture,
      pageTitle: pageTitle ?? '',
      pageDescription: pageDescription ?? '',
    };
  }
  if ('key' in entry) {
    const { kind, unit, choices, filterable, categories } = entry;
    return { ...form, values: kind, unit: unit ?? '', choices: choices.join('\n'), filterable, categories };
  }
  return 'website' in entry ? { ...form, website: entry.website ?? '' } : form;
}

const orNull = (text: string) => text.trim() || null;
const linesOf = (text: string) => text.split('\n').flatMap((line) => line.trim() || []);

/** The API input of a form. */
export function entryInputOf(kind: EntryKind, form: EntryForm): StructureEntry {
  const { name } = form;
  if (kind === 'tag') return { kind, name };
  if (kind === 'brand') return { kind, name, website: orNull(form.website) };
  if (kind === 'field') {
    const { values, filterable, categories } = form;
    return {
      kind,
      name,
      values,
      unit: values === 'measure' ? orNull(form.unit) : null,
      choices: values === 'choice' ? linesOf(form.choices) : [],
      filterable: filterable && values !== 'text',
      categories,
    };
  }
  return {
    kind,
    name,
    slug: orNull(form.slug),
    parent: orNull(form.parent),
    text: form.text,
    picture: form.picture,
    pageTitle: orNull(form.pageTitle),
    pageDescription: orNull(form.pageDescription),
  };
}

/** One row of a list: its key, its place among its neighbors, and what it is in words. */
export type EntryRow = {
  key: string;
  name: string;
  level: number;
  parent: string | null;
  position: number;
  last: boolean;
  details: string[];
};

const fieldKinds = { choice: 'Choice', measure: 'Measure', text: 'Text' };

/** The rows of a list of the structure, in display order; categories below the one they belong to. */
export function entryRows(structure: CatalogStructure, kind: EntryKind): EntryRow[] {
  const rowsOf = <T>(entries: T[], rowOf: (entry: T) => Pick<EntryRow, 'key' | 'name' | 'details'>) =>
    entries.map((entry, position) => ({
      ...rowOf(entry),
      level: 1,
      parent: null,
      position,
      last: position === entries.length - 1,
    }));
  if (kind === 'category') return categoryRows(structure, null, 1);
  if (kind === 'tag') return rowsOf(structure.tags, ({ slug, name }) => ({ key: slug, name, details: [] }));
  if (kind === 'brand')
    return rowsOf(structure.brands, ({ name, website }) => ({
      key: name,
      name,
      details: website ? [website.replace('https://', '')] : [],
    }));
  const nameOf = new Map(structure.categories.map(({ slug, name }) => [slug, name]));
  return rowsOf(structure.fields, ({ key, name, kind: values, unit, filterable, categories }) => ({
    key,
    name,
    details: [
      `${fieldKinds[values]}${unit ? ` in ${unit}` : ''}${filterable ? ', filter' : ''}`,
      categories.map((slug) => nameOf.get(slug) ?? slug).join(', '),
    ],
  }));
}

function categoryRows(structure: CatalogStructure, parent: string | null, level: number): EntryRow[] {
  const siblings = structure.categories.filter((category) => category.parent === parent);
  return siblings.flatMap(({ slug, name }, position) => [
    {
      key: slug,
      name,
      level,
      parent,
      position,
      last: position === siblings.length - 1,
      details: [`/shop/${slug}`],
    },
    ...categoryRows(structure, slug, level + 1),
  ]);
}
