'use client';
import { Link } from '@/components/ui/link';
import { usePathname } from 'next/navigation';
import { useState, type ComponentProps } from 'react';

type Props = Omit<ComponentProps<typeof Link>, 'href' | 'prefetch'> & { href: string };

/**
 * A link that marks the current page and the pages below it. Its target is prefetched when the pointer or the focus
 * reaches it: each page has too many such links to prefetch them all.
 */
export function NavLink({ href, ...rest }: Props) {
  const path = usePathname();
  const [near, setNear] = useState(false);
  const isCurrent = href === '/' ? path === '/' : path === href || path.startsWith(`${href}/`);
  return (
    <Link
      {...rest}
      href={href}
      prefetch={near ? null : false}
      onPointerEnter={() => setNear(true)}
      onFocus={() => setNear(true)}
      aria-current={isCurrent ? 'page' : undefined}
    />
  );
}
