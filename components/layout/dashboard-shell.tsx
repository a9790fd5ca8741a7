'use client';
import type { ReactNode } from 'react';
import type { Role } from '@/lib/users/rules/rights';
import { RoleProvider } from './allowed';
import type { Me } from '@/lib/cart/schema';
import { assortmentEntry, companyMenu, customerMenu, type MenuGroup } from './dashboard-menu';
import { DrawerButton, useDrawer } from './drawer-button';
import { MenuGroups } from './menu-groups';
import { useMe } from './me-store';
import { useRole } from './use-role';

type Props = { email: string; role: Role; children: ReactNode };

function groupsOf(me: Me | null): MenuGroup[] {
  const own = customerMenu.map(({ name, entries }) => ({
    name,
    entries: me?.assortment ? [assortmentEntry, ...entries] : entries,
  }));
  return me?.companies ? [...own, companyMenu(me.approvals ?? 0)] : own;
}

/** The dashboard of customers, inside the storefront: its menu hides behind a button on small screens. */
export function DashboardShell({ email, role: initialRole, children }: Props) {
  const role = useRole(initialRole, email);
  const [isOpen, toggle] = useDrawer();
  const me = useMe();
  const groups = groupsOf(me);
  return (
    <div className="mx-auto flex w-full max-w-7xl flex-1 flex-col gap-6 px-4 py-6 lg:flex-row lg:gap-10 lg:py-10">
      <div className="no-print lg:w-56 lg:shrink-0">
        <DrawerButton
          isOpen={isOpen}
          toggle={toggle}
          controls="dashboard-menu"
          size="md"
          className="w-full lg:hidden"
        />
        <nav
          id="dashboard-menu"
          aria-label="Dashboard"
          className={`${isOpen ? 'block' : 'hidden'} mt-3 rounded-card border border-line bg-surface p-2 lg:mt-0 lg:block`}
        >
          <MenuGroups groups={groups} />
        </nav>
      </div>
      <div className="min-w-0 flex-1">
        <RoleProvider value={role}>{children}</RoleProvider>
      </div>
    </div>
  );
}
