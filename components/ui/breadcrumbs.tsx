'use client';
import { Link } from './link';

/** The path from the home page to this page, which is the last entry. */
export function Breadcrumbs({ trail }: { trail: { name: string; href: string }[] }) {
  return (
    <nav aria-label="Breadcrumb" className="no-print text-sm text-muted">
      {/* On a phone it stays on one line: the heading below repeats the last name, and a long trail leaves out its middle. */}
      <ol className="flex gap-x-2 max-sm:overflow-x-clip sm:flex-wrap">
        {trail.map(({ name, href }, index) => (
          <li
            key={href}
            className={`flex gap-2 whitespace-nowrap last:min-w-0 sm:whitespace-normal ${index > 1 && index < trail.length - 2 && trail.length > 4 ? 'max-sm:hidden' : ''}`}
          >
            {index === trail.length - 1 ? (
              <span
                aria-current="page"
                className="truncate text-ink sm:overflow-visible sm:whitespace-normal"
              >
                {name}
              </span>
            ) : (
              <>
                <Link
                  href={href}
                  prefetch={href === '/' ? false : null}
                  className="truncate underline-offset-4 hover:underline max-sm:max-w-40"
                >
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
