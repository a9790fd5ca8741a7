'use client';
import { Link } from '@/components/ui/link';
import type { ComponentProps } from 'react';
import { useMe } from '@/components/layout/me-store';

type Props = Omit<ComponentProps<typeof Link>, 'href'> & { slug: string; query?: string };

/** A link to a product: to its public page for visitors, to its workspace for signed-in people. `query` chooses a variant. */
export function ProductLink({ slug, query, ...rest }: Props) {
  const folder = useMe()?.person ? 'productDetails' : 'product';
  return <Link {...rest} href={`/${folder}/${slug}${query ? `?${query}` : ''}`} />;
}
