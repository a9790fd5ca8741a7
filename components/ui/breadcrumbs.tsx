'use client';
import Link from 'next/link';

/** The way from the home page to here; the last entry is this page. */
export function Breadcrumbs({ trail }: { trail: { name: string; href: string }[] }) {
  return (
    <nav aria-label="Breadcrumb" className="no-print text-sm text-muted">
      <ol className="flex flex-wrap gap-x-2">
        {trail.map(({ name, href }, index) => (
          <li key={href} className="flex gap-2">
            {index > 0 && <span aria-hidden>/</span>}
            {index === trail.length - 1 ? (
              <span aria-current="page" className="text-ink">
                {name}
              </span>
            ) : (
              <Link
                href={href}
                prefetch={href === '/' ? false : null}
                className="underline-offset-4 hover:underline"
              >
                {name}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
