'use client';
import Link from 'next/link';
import { usePathname, useSearchParams } from 'next/navigation';

const tabs = [
  { name: 'Description', path: 'description' },
  { name: 'Additional info', path: 'additionalInfo' },
  { name: 'Reviews', path: 'productReviews' },
];

/** The tabs of the workspace: each an address of its own, which keeps the chosen colour. */
export function WorkspaceTabs({ slug }: { slug: string }) {
  const path = usePathname();
  const query = useSearchParams().toString();
  const base = `/productDetails/${slug}`;
  return (
    <nav aria-label="About this item" className="mt-12 border-b border-line">
      <ul className="flex flex-wrap gap-x-6">
        {tabs.map((tab, index) => {
          const href = `${base}/${tab.path}`;
          const current = path === href || (index === 0 && path === base);
          return (
            <li key={tab.path}>
              <Link
                href={`${href}${query && `?${query}`}`}
                scroll={false}
                prefetch={false}
                aria-current={current ? 'page' : undefined}
                className="-mb-px inline-flex min-h-12 items-center border-b-3 border-transparent font-medium aria-[current=page]:border-accent"
              >
                {tab.name}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
