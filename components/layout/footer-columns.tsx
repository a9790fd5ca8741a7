'use client';
import { Link } from '@/components/ui/link';
import type { FooterColumn } from '@/lib/settings/schema/storefront';

/** The links of the footer. A client component: otherwise its markup would be in each page twice. */
export function FooterColumns({ columns }: { columns: FooterColumn[] }) {
  return columns.map(({ title, links }) => (
    <nav key={title} aria-label={title} className="footer-links">
      <h2>{title}</h2>
      <ul>
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
