'use client';
import Link from 'next/link';

/** The columns of the specification's section 2, each entry with a real target. */
const columns = [
  {
    title: 'Services',
    links: [
      ['Branding', '/services/branding'],
      ['Design', '/services/design'],
      ['Marketing', '/services/marketing'],
      ['Advertisement', '/services/advertisement'],
    ],
  },
  {
    title: 'Company',
    links: [
      ['About us', '/about'],
      ['Contact', '/contact'],
      ['Jobs', '/jobs'],
      ['Press kit', '/press-kit'],
    ],
  },
  {
    title: 'Legal',
    links: [
      ['Terms of use', '/terms'],
      ['Privacy policy', '/privacy'],
      ['Cookie policy', '/cookies'],
    ],
  },
] as const;

/** The links of the foot. A page names this part, rather than carrying its markup a second time for the browser. */
export function FooterColumns() {
  return columns.map(({ title, links }) => (
    <nav key={title} aria-label={title}>
      <h2 className="eyebrow border-b border-white/20 pb-2 text-on-dark/80">{title}</h2>
      <ul className="mt-2">
        {links.map(([name, href]) => (
          <li key={href}>
            <Link
              href={href}
              prefetch={false}
              className="inline-block py-1.5 underline-offset-4 hover:underline"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  ));
}
