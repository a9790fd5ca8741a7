import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { requireSignedIn } from '@/lib/auth/session';
import { findItem, findMovedSlug } from '@/lib/catalog/queries/items';
import type { Item } from '@/lib/catalog/types';

export type Props = { params: Promise<{ slug: string }> };
type Tab = '' | '/description' | '/additionalInfo' | '/productReviews';

/** The item of a workspace page, for people who are signed in; an old slug leads to the new one. */
export async function itemOf({ params }: Props, tab: Tab = ''): Promise<Item> {
  const { slug } = await params;
  await requireSignedIn(`/productDetails/${slug}${tab}`);
  const item = await findItem(slug);
  if (item) return item;
  const moved = await findMovedSlug(slug);
  if (moved) redirect(`/productDetails/${moved}${tab}`);
  notFound();
}

/** Title and description of a workspace page; search engines get the public page instead. */
export async function workspaceMetadata({ params }: Props, what: string): Promise<Metadata> {
  const item = await findItem((await params).slug);
  return {
    title: item ? `${item.name}: ${what}` : 'Product',
    description: `${what} of ${item?.name ?? 'an item'}, to choose and add to the cart.`,
    robots: { index: false },
  };
}
