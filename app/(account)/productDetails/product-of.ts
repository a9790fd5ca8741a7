import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { cache } from 'react';
import { findProductFor } from '@/lib/assortments/queries';
import { currentSession, requireSignedIn } from '@/lib/auth/current-session';
import { findMovedSlug } from '@/lib/catalog/queries/products';
import type { Product } from '@/lib/catalog/schema/product';
import { findBuyingCompany } from '@/lib/price-lists/queries';
import { notOfferedText } from '@/lib/assortments/rules/resolve';

/** The product as far as the person may see it, read once for each request. */
const findShown = cache(findProductFor);

export type Props = { params: Promise<{ slug: string }> };
type Tab = '' | '/description' | '/additionalInfo' | '/productReviews';

/** The product of a workspace page, which needs a signed-in person; an old slug redirects to the new one. */
export async function productOf({ params }: Props, tab: Tab = ''): Promise<Product> {
  const { slug } = await params;
  const person = await requireSignedIn(`/productDetails/${slug}${tab}`);
  const found = await findShown(slug, person);
  if (found) return found.product;
  const moved = await findMovedSlug(slug);
  if (moved) redirect(`/productDetails/${moved}${tab}`);
  notFound();
}

/** Why the signed-in person can't buy the product; null when they can. */
export async function notOfferedReason({ params }: Props): Promise<string | null> {
  const person = await currentSession();
  const found = person && (await findShown((await params).slug, person));
  if (!found || found.isOffered) return null;
  return notOfferedText((await findBuyingCompany(person)) !== undefined);
}

/** Title and description of a workspace page; search engines get the public page instead. */
export async function workspaceMetadata({ params }: Props, what: string): Promise<Metadata> {
  const person = await currentSession();
  const product = person && (await findShown((await params).slug, person))?.product;
  return {
    title: product ? `${product.name}: ${what}` : 'Product',
    description: `${what} of ${product?.name ?? 'a product'}, to choose and add to the cart.`,
    robots: { index: false },
  };
}
