'use client';
import { Link } from '@/components/ui/link';
import type { FooterColumn } from '@/lib/settings/schema/storefront';

/** The links of the footer. A client component: otherwise its markup would be in each page twice. */
export function FooterColumns({ columns }: { columns: FooterColumn[] }) {
  return columns.map(({ title, links }) => (
    <nav key={title} aria-label={title}>
      <h2 className="eyebrow border-b border-white/20 pb-2 text-on-dark/80">{title}</h2>
      <ul className="footer-links">
        {links.map(({ name, href }) => (
          <li key={href}>
            <Link href={href} prefetch={false}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  ));
}
