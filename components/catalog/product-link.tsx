'use client';
import Link from 'next/link';
import type { ComponentProps } from 'react';
import { useMe } from '@/components/layout/me-store';

/** A link to a product: to its public page for visitors, to its workspace for signed-in people. */
export function ProductLink({ slug, ...rest }: Omit<ComponentProps<typeof Link>, 'href'> & { slug: string }) {
  const folder = useMe()?.person ? 'productDetails' : 'product';
  return <Link {...rest} href={`/${folder}/${slug}`} />;
}
