'use client';
import { Link } from './link';
import { useEffect, useRef } from 'react';

export type Tab = { name: string; href: string; current: boolean };

/** Tabs that are links; when they don't fit, the row scrolls, at first to the current one. */
export function TabBar({ label, tabs }: { label: string; tabs: Tab[] }) {
  const row = useRef<HTMLUListElement>(null);
  const current = tabs.find((tab) => tab.current)?.href;
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (!row.current || !link) return;
    // Not scrollIntoView, which would also scroll the page.
    row.current.scrollLeft = link.offsetLeft - (row.current.clientWidth - link.offsetWidth) / 2;
  }, [current]);
  return (
    <nav aria-label={label} className="border-b-2 border-ink">
      <ul ref={row} className="relative flex gap-x-1 overflow-x-auto">
        {tabs.map(({ name, href, current }) => (
          <li key={name} className="shrink-0">
            <Link
              href={href}
              scroll={false}
              prefetch={false}
              aria-current={current ? 'page' : undefined}
              className="inline-flex min-h-12 items-center px-3.5 sm:px-4 font-display text-xl font-semibold tracking-wide text-muted -outline-offset-3 hover:text-ink aria-[current=page]:bg-ink aria-[current=page]:text-ground"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
