import type { Metadata } from 'next';
import { ProductForm } from '@/components/admin/product-form';
import { requireAdmin } from '@/lib/auth/session';
import { listFieldValues } from '@/lib/catalog/queries/field-values';
import { emptyProduct } from '@/lib/catalog/rules/product-form';
import { now } from '@/lib/platform/clock';
import { findShop } from '@/lib/shop/queries';

export const metadata: Metadata = {
  title: 'Add A Product',
  description: 'A new product for the shop.',
  robots: { index: false },
};

export default async function AddProductPage() {
  await requireAdmin('/dashboard/addProduct');
  const { currency } = await findShop();
  return (
    <>
      <h1 className="mb-6 text-4xl">Add New Product</h1>
      <ProductForm
        initial={emptyProduct(now().toISOString().slice(0, 10))}
        currency={currency}
        known={await listFieldValues()}
      />
    </>
  );
}
