import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { StructureList } from '@/components/catalog-structure/structure-list';
import { requireRight } from '@/lib/auth/current-session';
import { findStructure } from '@/lib/catalog/queries/structure';
import { entryListHref, kindOfList, structurePath } from '@/lib/catalog/rules/entry-kinds';

export const metadata: Metadata = {
  title: 'Catalog',
  description: 'The fields, tags and brands of the shop.',
  robots: { index: false },
};

type Props = { params: Promise<{ list: string }> };

export default async function StructureListPage({ params }: Props) {
  const { list } = await params;
  await requireRight('products.view', `${structurePath}/${list}`);
  const kind = kindOfList(list) ?? notFound();
  if (kind === 'category') redirect(entryListHref(kind));
  return <StructureList kind={kind} structure={await findStructure()} />;
}
