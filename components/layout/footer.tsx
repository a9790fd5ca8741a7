import Link from 'next/link';
import type { Shop } from '@/lib/shop/types';
import { Logo } from './logo';
import { PhoneLink } from './phone-link';

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
    <footer className="no-print mt-20">
      <div aria-hidden className="ruler" />
      <div className="bg-dark text-on-dark">
        <div className="mx-auto grid max-w-7xl grid-cols-2 gap-x-6 gap-y-10 px-4 py-14 sm:grid-cols-3 lg:grid-cols-[2fr_1fr_1fr_1fr]">
          <div className="col-span-full lg:col-span-1">
            <p className="flex items-center gap-3">
              <Logo size={44} />
              <span className="font-display text-3xl leading-none font-bold tracking-wide uppercase">
                {shop.name}
              </span>
            </p>
            <p className="mt-4 max-w-xs text-lg">{shop.tagline}</p>
            <address className="mt-4 text-on-dark/80 not-italic">
              {shop.address.slice(1).join(', ')}
              <br />
              <PhoneLink phone={shop.phone} />
              <br />
              <a className="underline-offset-4 hover:underline" href={`mailto:${shop.email}`}>
                {shop.email}
              </a>
            </address>
          </div>
          {columns.map(({ title, links }) => (
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
          ))}
        </div>
        <div className="border-t border-white/12">
          <p className="mx-auto max-w-7xl px-4 py-5 text-sm text-on-dark/70">
            © {shop.legalName} Since {shop.foundedYear}.
          </p>
        </div>
      </div>
    </footer>
  );
}
