'use client';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import type { ComponentProps } from 'react';

/** A link that says when we are on its page, or below it. */
export function NavLink({ href, ...rest }: Omit<ComponentProps<typeof Link>, 'href'> & { href: string }) {
  const path = usePathname();
  const here = href === '/' ? path === '/' : path === href || path.startsWith(`${href}/`);
  return <Link {...rest} href={href} aria-current={here ? 'page' : undefined} />;
}
