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
            <NavLink
              href={href}
              className="block px-3 py-2.5 font-display text-xl font-semibold tracking-wide hover:text-accent aria-[current=page]:text-accent max-lg:border-b max-lg:border-white/15 max-lg:px-0 max-lg:py-3 max-lg:text-2xl"
            >
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
