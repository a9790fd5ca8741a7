import { cookies } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import { requireSignedIn } from '@/lib/auth/current-session';
import { findProduct, listFirstProducts } from '@/lib/catalog/queries/products';

/** Leads a bare address of the workspace to the item that was viewed last, or else to the first item. */
export async function toLastViewed(
  tab: '' | '/description' | '/additionalInfo' | '/productReviews',
): Promise<never> {
  await requireSignedIn(`/productDetails${tab}`);
  const viewed = (await cookies()).get('viewed')?.value;
  const product = (viewed && (await findProduct(viewed))) || (await listFirstProducts(1))[0];
  if (!product) notFound();
  redirect(`/productDetails/${product.slug}${tab}`);
}
