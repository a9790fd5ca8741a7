'use client';
import type { ShopLink } from '@/lib/settings/schema/storefront';
import { NavLink } from './nav-link';

/** The top navigation. */
export function MainNav({ links, className }: { links: ShopLink[]; className?: string }) {
  return (
    <nav aria-label="Main" className={className}>
      <ul className="flex gap-x-1 max-lg:flex-col">
        {links.map(({ name, href }) => (
          <li key={href}>
            <NavLink href={href} className="main-nav-link">
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
