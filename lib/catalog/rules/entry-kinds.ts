import type { EntryKind } from '../schema/structure-entries';

/** What the dashboard calls each kind of entry of the catalog structure, and where its list is. */
export const entryKindNames = {
  category: {
    one: 'category',
    many: 'Categories',
    list: 'categories',
    about: 'Where products are listed. A category lists the products of those below it too.',
  },
  field: {
    one: 'field',
    many: 'Fields',
    list: 'fields',
    about:
      'The specifications of products: the form, the filters and the comparison show them in this order.',
  },
  tag: { one: 'tag', many: 'Tags', list: 'tags', about: 'Marks that cut across the categories.' },
  brand: {
    one: 'brand',
    many: 'Brands',
    list: 'brands',
    about: 'The makers of the products. A product with a new brand adds it here.',
  },
} as const satisfies Record<EntryKind, { one: string; many: string; list: string; about: string }>;

export const structurePath = '/dashboard/catalog';

/** The kind whose list has this name in the address; undefined when there is none. */
export const kindOfList = (list: string): EntryKind | undefined =>
  (Object.keys(entryKindNames) as EntryKind[]).find((kind) => entryKindNames[kind].list === list);

export const entryListHref = (kind: EntryKind): string =>
  kind === 'category' ? structurePath : `${structurePath}/${entryKindNames[kind].list}`;

export const newEntryHref = (kind: EntryKind): string => `${structurePath}/${entryKindNames[kind].list}/new`;

export const entryHref = (kind: EntryKind, key: string): string =>
  `${structurePath}/${entryKindNames[kind].list}/${encodeURIComponent(key)}`;
