import { cookies } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import { requireSignedIn } from '@/lib/auth/current-session';
import { findProduct, listFirstProducts } from '@/lib/catalog/queries/products';

/** Redirects a bare address of the workspace to the product viewed last, or to the first product. */
export async function redirectToLastViewed(
  tab: '' | '/description' | '/additionalInfo' | '/productReviews',
): Promise<never> {
  await requireSignedIn(`/productDetails${tab}`);
  const viewed = (await cookies()).get('viewed')?.value;
  const product = (viewed && (await findProduct(viewed))) || (await listFirstProducts(1))[0];
  if (!product) notFound();
  redirect(`/productDetails/${product.slug}${tab}`);
}
