'use client';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { useState, type ComponentProps } from 'react';

type Props = Omit<ComponentProps<typeof Link>, 'href' | 'prefetch'> & { href: string };

/**
 * A link that says when we are on its page, or below it. Its page is fetched ahead when the pointer or the focus comes
 * to it: there are too many such links on each page to fetch all that they lead to.
 */
export function NavLink({ href, ...rest }: Props) {
  const path = usePathname();
  const [near, setNear] = useState(false);
  const here = href === '/' ? path === '/' : path === href || path.startsWith(`${href}/`);
  return (
    <Link
      {...rest}
      href={href}
      prefetch={near ? null : false}
      onPointerEnter={() => setNear(true)}
      onFocus={() => setNear(true)}
      aria-current={here ? 'page' : undefined}
    />
  );
}
