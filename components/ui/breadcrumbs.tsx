'use client';
import { Link } from './link';

/** The path from the home page to this page, which is the last entry. */
export function Breadcrumbs({ trail }: { trail: { name: string; href: string }[] }) {
  return (
    <nav aria-label="Breadcrumb" className="breadcrumbs no-print">
      {/* On a phone a long trail leaves out its middle. */}
      <ol>
        {trail.map(({ name, href }, index) => (
          <li
            key={href}
            className={
              index > 1 && index < trail.length - 2 && trail.length > 4 ? 'max-sm:hidden' : undefined
            }
          >
            {index === trail.length - 1 ? (
              <span aria-current="page">{name}</span>
            ) : (
              <>
                <Link href={href} prefetch={href === '/' ? false : null}>
                  {name}
                </Link>
                <span aria-hidden>/</span>
              </>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
