import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { ProductBackorders } from '@/components/admin/product-backorders';
import { ProductBins } from '@/components/admin/product-bins';
import { ProductForm } from '@/components/admin/product-form';
import { ProductHead } from '@/components/admin/product-head';
import { Editable } from '@/components/layout/allowed';
import { currentSession, requireRight } from '@/lib/auth/current-session';
import { findBins } from '@/lib/catalog/queries/bins';
import { findStructure } from '@/lib/catalog/queries/structure';
import { findBackorderTerms } from '@/lib/inventory/queries/backorders';
import { listFieldValues } from '@/lib/search/queries/field-values';
import { findProductById, findProductsBySlug } from '@/lib/catalog/queries/products';
import { productFormOf } from '@/lib/catalog/rules/product-form';
import type { Product } from '@/lib/catalog/schema/product';
import { decimalMoney } from '@/lib/shared/money';
import { may } from '@/lib/users/rules/rights';

type Props = { params: Promise<{ id: string }> };

/** Reads the product once for the title and the page. */
const productOf = cache(findProductById);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const person = await currentSession();
  // Only staff may see the name of a draft.
  const product =
    person && may(person.role, 'products.view') ? await productOf((await params).id) : undefined;
  const title = product === null ? 'There is no such product' : 'Edit product';
  return {
    title: product ? `Edit ${product.name}` : title,
    description: 'The details of one product.',
    robots: { index: false },
  };
}

async function namesOf({ accessories, spareParts, successor }: Product): Promise<Record<string, string>> {
  const linked = await findProductsBySlug([...accessories, ...spareParts, ...(successor ? [successor] : [])]);
  return Object.fromEntries(linked.map(({ slug, name }) => [slug, name]));
}

export default async function EditProductPage({ params }: Props) {
  const { id } = await params;
  const path = `/dashboard/manageProduct/${id}`;
  await requireRight('products.view', path);
  const product = await productOf(id);
  if (!product) notFound();
  const structure = await findStructure();
  const skus = product.variants.map(({ sku }) => sku);
  return (
    <>
      <ProductHead title={product.name} href={path} status={product.state} />
      <Editable right="products.edit">
        <ProductForm
          id={product.id}
          structure={structure}
          initial={productFormOf(
            structure,
            product,
            (amount) => decimalMoney(amount, product.currency),
            await namesOf(product),
          )}
          currency={product.currency}
          known={await listFieldValues()}
        />
      </Editable>
      <ProductBins variants={product.variants} bins={await findBins(skus)} />
      <ProductBackorders variants={product.variants} terms={await findBackorderTerms(skus)} />
    </>
  );
}
