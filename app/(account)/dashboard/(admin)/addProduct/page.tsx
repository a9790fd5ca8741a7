import type { Metadata } from 'next';
import { ProductForm } from '@/components/admin/product-form';
import { ProductHead } from '@/components/admin/product-head';
import { requireRight } from '@/lib/auth/current-session';
import { findStructure } from '@/lib/catalog/queries/structure';
import { categoryOptions } from '@/lib/catalog/rules/structure';
import { listFieldValues } from '@/lib/search/queries/field-values';
import { emptyProduct } from '@/lib/catalog/rules/product-form';
import { now } from '@/lib/platform/clock';
import { findShop } from '@/lib/settings/queries';

export const metadata: Metadata = {
  title: 'Add A Product',
  description: 'A new product for the shop.',
  robots: { index: false },
};

const path = '/dashboard/addProduct';

export default async function AddProductPage() {
  await requireRight('products.edit', path);
  const [{ currency }, structure] = await Promise.all([findShop(), findStructure()]);
  const [firstCategory] = categoryOptions(structure);
  return (
    <>
      <ProductHead title="Add New Product" href={path} />
      <ProductForm
        structure={structure}
        initial={emptyProduct(now().toISOString().slice(0, 10), firstCategory?.slug ?? '')}
        currency={currency}
        known={await listFieldValues()}
      />
    </>
  );
}
