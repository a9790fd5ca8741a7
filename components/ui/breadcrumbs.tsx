'use client';
import Link from 'next/link';

/** The path from the home page to this page, which is the last entry. */
export function Breadcrumbs({ trail }: { trail: { name: string; href: string }[] }) {
  return (
    <nav aria-label="Breadcrumb" className="no-print text-sm text-muted">
      {/* On a phone it stays on one line: the heading below repeats the last name. */}
      <ol className="flex gap-x-2 sm:flex-wrap">
        {trail.map(({ name, href }, index) => (
          <li key={href} className="flex gap-2 whitespace-nowrap last:min-w-0 sm:whitespace-normal">
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
                  className="underline-offset-4 hover:underline"
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
