'use client';
import Link from 'next/link';
import { usePathname } from 'next/navigation';

/** The pages of the top navigation (specification, section 2). */
export const mainPages = [
  { name: 'Home', href: '/' },
  { name: 'About', href: '/about' },
  { name: 'Shop', href: '/shop' },
  { name: 'Blog', href: '/blog' },
  { name: 'Contact', href: '/contact' },
];

/** Links to the main pages; the one that we are on, or below, is marked. */
export function MainNav({ className, label }: { className?: string; label: string }) {
  const path = usePathname();
  const isHere = (href: string) =>
    href === '/' ? path === '/' : path === href || path.startsWith(`${href}/`);
  return (
    <nav aria-label={label} className={className}>
      <ul className="contents">
        {mainPages.map(({ name, href }) => (
          <li key={href}>
            <Link
              href={href}
              aria-current={isHere(href) ? 'page' : undefined}
              className="block border-b-3 border-transparent px-2 py-2.5 font-medium hover:border-line-strong aria-[current=page]:border-accent"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
