import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { ProductForm } from '@/components/admin/product-form';
import { ProductHead } from '@/components/admin/product-head';
import { asAdmin, currentSession, requireAdmin } from '@/lib/auth/session';
import { listFieldValues } from '@/lib/catalog/queries/field-values';
import { findItemById, findItemsBySlug } from '@/lib/catalog/queries/items';
import { productFormOf } from '@/lib/catalog/rules/product-form';
import type { Item } from '@/lib/catalog/types';
import { decimalMoney } from '@/lib/shared/money';

type Props = { params: Promise<{ id: string }> };

/** Read once for the title and the page. */
const itemOf = cache(findItemById);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const person = await currentSession();
  // Drafts are only for admins to know.
  const item = person && asAdmin(person) ? await itemOf((await params).id) : undefined;
  const title = item === null ? 'There is no such product' : 'Edit product';
  return {
    title: item ? `Edit ${item.name}` : title,
    description: 'The facts of one product.',
    robots: { index: false },
  };
}

async function namesOf({ accessories, spareParts, successor }: Item): Promise<Record<string, string>> {
  const linked = await findItemsBySlug([...accessories, ...spareParts, ...(successor ? [successor] : [])]);
  return Object.fromEntries(linked.map(({ slug, name }) => [slug, name]));
}

export default async function EditProductPage({ params }: Props) {
  const { id } = await params;
  const path = `/dashboard/manageProduct/${id}`;
  await requireAdmin(path);
  const item = await itemOf(id);
  if (!item) notFound();
  return (
    <>
      <ProductHead title={item.name} href={path} state={item.state} />
      <ProductForm
        id={item.id}
        initial={productFormOf(item, (amount) => decimalMoney(amount, item.currency), await namesOf(item))}
        currency={item.currency}
        known={await listFieldValues()}
      />
    </>
  );
}
