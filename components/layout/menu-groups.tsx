'use client';
import { Link } from '@/components/ui/link';
import { usePathname } from 'next/navigation';
import { may, type Role } from '@/lib/users/rules/rights';
import type { MenuGroup } from './dashboard-menu';

/** The groups with the entries that the role opens; groups that would be empty are left out. */
export const groupsFor = (menu: MenuGroup[], role: Role): MenuGroup[] =>
  menu
    .map(({ name, entries }) => ({
      name,
      entries: entries.filter(({ right }) => !right || may(role, right)),
    }))
    .filter(({ entries }) => entries.length > 0);

/** The links of a dashboard's menu by group; the current page, or the list that it belongs to, is marked. */
export function MenuGroups({ groups, dense }: { groups: MenuGroup[]; dense?: boolean }) {
  const path = usePathname();
  return groups.map(({ name, entries }) => (
    <div key={name} className={dense ? 'mb-2 break-inside-avoid' : undefined}>
      <p className={`eyebrow px-4 pt-1 text-muted ${dense ? 'text-sm!' : 'pb-2'}`}>{name}</p>
      <ul>
        {entries.map((entry) => (
          <li key={entry.href}>
            <Link
              href={entry.href}
              prefetch={dense ? false : undefined}
              aria-current={path === entry.href || path.startsWith(`${entry.href}/`) ? 'page' : undefined}
              className={`block border-l-4 border-transparent px-3 ${dense ? 'py-2.5 lg:py-1' : 'py-2.5'} hover:bg-line/50 aria-[current=page]:border-accent aria-[current=page]:bg-ground aria-[current=page]:font-semibold`}
            >
              {entry.name}
              {entry.count ? (
                <span className="figures ml-2 rounded-full bg-accent px-2 text-sm font-bold text-on-accent">
                  {entry.count}
                  <span className="sr-only"> waiting</span>
                </span>
              ) : null}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  ));
}
