import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { EntryForm } from '@/components/catalog-structure/entry-form';
import { RemoveEntry } from '@/components/catalog-structure/remove-entry';
import { Editable } from '@/components/layout/allowed';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { requireRight } from '@/lib/auth/current-session';
import { findStructure } from '@/lib/catalog/queries/structure';
import { findEntry } from '@/lib/catalog/rules/arrange-structure';
import { entryFormOf } from '@/lib/catalog/rules/entry-form';
import {
  entryHref,
  entryKindNames,
  entryListHref,
  kindOfList,
  structurePath,
} from '@/lib/catalog/rules/entry-kinds';
import { categoryOptions, subtreeOf } from '@/lib/catalog/rules/structure';
import { unescaped } from '@/lib/catalog/schema/inputs';

export const metadata: Metadata = {
  title: 'Entry of the catalog',
  description: 'A category, field, tag or brand of the shop.',
  robots: { index: false },
};

type Props = { params: Promise<{ list: string; key: string }> };

export default async function EntryPage({ params }: Props) {
  const given = await params;
  const key = unescaped(given.key);
  await requireRight('products.view', `${structurePath}/${given.list}/${given.key}`);
  const kind = kindOfList(given.list) ?? notFound();
  const structure = await findStructure();
  const entry = findEntry(structure, kind, key) ?? notFound();
  const own = kind === 'category' ? subtreeOf(structure, key).map(({ slug }) => slug) : [];
  const categories = categoryOptions(structure).filter(({ slug }) => !own.includes(slug));
  const brands = structure.brands.flatMap(({ name }) => (name === key ? [] : { slug: name, name }));
  const { many } = entryKindNames[kind];
  const trail = [
    { name: many, href: entryListHref(kind) },
    { name: entry.name, href: entryHref(kind, key) },
  ];
  return (
    <div className="flex flex-col gap-6">
      <Breadcrumbs trail={trail} />
      <h1 className="text-4xl wrap-anywhere">{entry.name}</h1>
      <Editable right="products.edit">
        <EntryForm kind={kind} entryKey={key} initial={entryFormOf(entry)} categories={categories} />
        <RemoveEntry
          kind={kind}
          entryKey={key}
          name={entry.name}
          targets={kind === 'category' ? categories : kind === 'brand' ? brands : []}
        />
      </Editable>
    </div>
  );
}
