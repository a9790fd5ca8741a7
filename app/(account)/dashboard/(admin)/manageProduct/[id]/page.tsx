import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ProductForm } from '@/components/admin/product-form';
import { requireAdmin } from '@/lib/auth/session';
import { findItemById } from '@/lib/catalog/queries/items';
import { productFormOf } from '@/lib/catalog/rules/product-form';
import { decimalMoney } from '@/lib/shared/money';

export const metadata: Metadata = {
  title: 'Edit product',
  description: 'The facts of one product.',
  robots: { index: false },
};

export default async function EditProductPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  await requireAdmin(`/dashboard/manageProduct/${id}`);
  const item = await findItemById(id);
  if (!item) notFound();
  return (
    <>
      <h1 className="mb-6 text-4xl">{item.name}</h1>
      <ProductForm
        initial={productFormOf(item, (amount) => decimalMoney(amount, item.currency))}
        currency={item.currency}
        editing={{
          id: item.id,
          pictures: item.pictures,
          hasSizes: item.variants.some(({ size }) => size !== null),
        }}
      />
    </>
  );
}
