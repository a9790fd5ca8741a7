'use client';
import { NavLink } from './nav-link';

export type NavCategory = { slug: string; name: string };

/** The categories in one row, which scrolls sideways when they don't fit. */
export function CategoryBar({ categories }: { categories: NavCategory[] }) {
  if (categories.length === 0) return null;
  return (
    <nav aria-label="Shop categories" className="hidden border-t border-white/12 lg:block">
      <ul className="category-bar mx-auto max-w-7xl">
        {categories.map(({ slug, name }) => (
          <li key={slug}>
            <NavLink href={`/shop/${slug}`}>{name}</NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The same categories as a column, for the drawer. */
export function CategoryColumn({ categories }: { categories: NavCategory[] }) {
  if (categories.length === 0) return null;
  return (
    <nav aria-label="Categories" className="mt-8">
      <p className="eyebrow text-on-dark/70">Categories</p>
      <ul className="mt-2">
        {categories.map(({ slug, name }) => (
          <li key={slug}>
            <NavLink href={`/shop/${slug}`} className="block py-2.5 aria-[current=page]:text-accent">
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
