import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { EntryForm } from '@/components/catalog-structure/entry-form';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { requireRight } from '@/lib/auth/current-session';
import { findStructure } from '@/lib/catalog/queries/structure';
import { entryFormOf } from '@/lib/catalog/rules/entry-form';
import {
  entryKindNames,
  entryListHref,
  kindOfList,
  newEntryHref,
  structurePath,
} from '@/lib/catalog/rules/entry-kinds';
import { categoryOptions } from '@/lib/catalog/rules/structure';

export const metadata: Metadata = {
  title: 'New entry of the catalog',
  description: 'A new category, field, tag or brand.',
  robots: { index: false },
};

type Props = { params: Promise<{ list: string }> };

export default async function NewEntryPage({ params }: Props) {
  const { list } = await params;
  await requireRight('products.edit', `${structurePath}/${list}/new`);
  const kind = kindOfList(list) ?? notFound();
  const { one, many } = entryKindNames[kind];
  const trail = [
    { name: 'Catalog', href: structurePath },
    { name: many, href: entryListHref(kind) },
    { name: `New ${one}`, href: newEntryHref(kind) },
  ];
  return (
    <div className="flex flex-col gap-6">
      <Breadcrumbs trail={kind === 'category' ? trail.slice(1) : trail} />
      <h1 className="text-4xl">New {one}</h1>
      <EntryForm kind={kind} initial={entryFormOf()} categories={categoryOptions(await findStructure())} />
    </div>
  );
}
