import Link from 'next/link';
import type { Shop } from '@/lib/shop/types';
import { Logo } from './logo';

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

export function Footer({ shop }: { shop: Shop }) {
  return (
    <footer className="no-print mt-16 bg-dark text-on-dark">
      <div className="mx-auto grid max-w-7xl grid-cols-2 gap-10 px-4 py-12 sm:grid-cols-3 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="col-span-2 sm:col-span-3 lg:col-span-1">
          <Logo size={44} />
          <p className="mt-3 font-semibold">{shop.legalName}</p>
          <p className="text-on-dark/80">{shop.tagline}</p>
          <address className="mt-4 text-on-dark/80 not-italic">
            {shop.address.slice(1).join(', ')}
            <br />
            <a className="hover:underline" href={`tel:${shop.phone.replace(/[^+\d]/g, '')}`}>
              {shop.phone}
            </a>
          </address>
        </div>
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className="text-lg tracking-wide text-on-dark/80 uppercase">{title}</h2>
            <ul className="mt-3">
              {links.map(([name, href]) => (
                <li key={href}>
                  <Link href={href} className="inline-block py-1.5 hover:underline">
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  );
}
