import { cookies } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import { requireSignedIn } from '@/lib/auth/session';
import { findItem, listFirstItems } from '@/lib/catalog/queries/items';

/** Leads a bare address of the workspace to the item that was viewed last, or else to the first item. */
export async function toLastViewed(
  tab: '' | '/description' | '/additionalInfo' | '/productReviews',
): Promise<never> {
  await requireSignedIn(`/productDetails${tab}`);
  const viewed = (await cookies()).get('viewed')?.value;
  const item = (viewed && (await findItem(viewed))) || (await listFirstItems(1))[0];
  if (!item) notFound();
  redirect(`/productDetails/${item.slug}${tab}`);
}
