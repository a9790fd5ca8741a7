'use client';
import { Store } from 'lucide-react';
import { Link } from '@/components/ui/link';
import { Skeleton } from '@/components/ui/skeleton';
import type { Shop } from '@/lib/settings/schema/shop';
import { isStaff, type Role } from '@/lib/users/rules/rights';
import { accountSlot } from './account-slot';
import { AdminSearch } from './admin-search';
import { DrawerButton, type DrawerState } from './drawer-button';
import { Logo } from './logo';
import { useMe } from './me-store';
import { onDemand } from './on-demand';

const ProfileMenu = onDemand(() => import('./profile-menu').then((menu) => menu.ProfileMenu));

type Props = { shop: Pick<Shop, 'name' | 'logo'>; role: Role; drawer: DrawerState };

/** The bar above the dashboard of staff: the menu's button on small screens, the shop, search, and the account's menu. */
export function AdminBar({ shop, role, drawer }: Props) {
  const me = useMe();
  const person = me?.person;
  return (
    <header className="no-print sticky top-0 z-40 flex h-(--bar) items-center gap-2 bg-dark px-3 text-on-dark lg:px-4">
      <DrawerButton {...drawer} size="sm" className="lg:hidden" />
      <Link
        href="/dashboard"
        prefetch={false}
        aria-label={`${shop.name}, dashboard`}
        className="flex min-h-11 min-w-0 items-center gap-2 max-lg:sr-only"
      >
        <Logo logo={shop.logo} size={28} />
        <span className="truncate font-display text-2xl leading-none font-semibold tracking-wide uppercase">
          {shop.name}
        </span>
      </Link>
      <div className="ml-auto flex shrink-0 items-center gap-1">
        {isStaff(role) && <AdminSearch role={role} />}
        <Link
          href="/"
          prefetch={false}
          className="flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-card px-2 font-display text-lg font-semibold tracking-wide hover:bg-white/10"
        >
          <Store aria-hidden size={20} />
          <span className="max-sm:sr-only">View shop</span>
        </Link>
        <div id={accountSlot} className="grid h-11 w-12 place-items-center" aria-busy={!person}>
          {person ? (
            <ProfileMenu person={person} companies={me?.companies} />
          ) : (
            <Skeleton className="size-9 rounded-full! bg-white/15!" />
          )}
        </div>
      </div>
    </header>
  );
}
