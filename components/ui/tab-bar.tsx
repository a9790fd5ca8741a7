import Link from 'next/link';

export type Tab = { name: string; href: string; current: boolean };

/** Tabs that are links; the row scrolls when they don't fit. */
export function TabBar({ label, tabs }: { label: string; tabs: Tab[] }) {
  return (
    <nav aria-label={label} className="border-b-2 border-ink">
      <ul className="relative flex gap-x-1 overflow-x-auto">
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
