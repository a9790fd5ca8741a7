import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { requireSignedIn } from '@/lib/auth/current-session';
import { findProduct, findMovedSlug } from '@/lib/catalog/queries/products';
import type { Product } from '@/lib/catalog/schema/product';

export type Props = { params: Promise<{ slug: string }> };
type Tab = '' | '/description' | '/additionalInfo' | '/productReviews';

/** The product of a workspace page, which needs a signed-in person; an old slug redirects to the new one. */
export async function productOf({ params }: Props, tab: Tab = ''): Promise<Product> {
  const { slug } = await params;
  await requireSignedIn(`/productDetails/${slug}${tab}`);
  const product = await findProduct(slug);
  if (product) return product;
  const moved = await findMovedSlug(slug);
  if (moved) redirect(`/productDetails/${moved}${tab}`);
  notFound();
}

/** Title and description of a workspace page; search engines get the public page instead. */
export async function workspaceMetadata({ params }: Props, what: string): Promise<Metadata> {
  const product = await findProduct((await params).slug);
  return {
    title: product ? `${product.name}: ${what}` : 'Product',
    description: `${what} of ${product?.name ?? 'a product'}, to choose and add to the cart.`,
    robots: { index: false },
  };
}
