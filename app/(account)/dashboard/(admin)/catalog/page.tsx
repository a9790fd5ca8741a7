import type { Metadata } from 'next';
import { StructureList } from '@/components/catalog-structure/structure-list';
import { requireRight } from '@/lib/auth/current-session';
import { findStructure } from '@/lib/catalog/queries/structure';
import { structurePath } from '@/lib/catalog/rules/entry-kinds';

export const metadata: Metadata = {
  title: 'Catalog',
  description: 'The categories of the shop.',
  robots: { index: false },
};

export default async function CategoriesPage() {
  await requireRight('products.view', structurePath);
  return <StructureList kind="category" structure={await findStructure()} />;
}
