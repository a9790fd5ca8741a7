'use client';
import { usePathname } from 'next/navigation';
import { useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { isStaff, type Role } from '@/lib/users/rules/rights';
import type { Shop } from '@/lib/settings/schema/shop';
import { AdminBar } from './admin-bar';
import { RoleProvider } from './allowed';
import { customerMenu, staffMenu } from './dashboard-menu';
import { useDrawer } from './drawer-button';
import { groupsFor, MenuGroups } from './menu-groups';
import { useRole } from './use-role';

type Props = {
  email: string;
  role: Role;
  shop: Pick<Shop, 'name' | 'logo'>;
  notice?: ReactNode;
  children: ReactNode;
};

const isCustomerPage = (path: string) =>
  ['/dashboard/myOrders', '/dashboard/addReview'].some((own) => path.startsWith(own));

/**
 * The frame of the dashboard for staff, instead of the storefront's header and footer: a bar and a side menu that
 * follows the role. Staff who also buy can switch the menu to the customers' one.
 */
export function AdminShell({ email, role: initialRole, shop, notice, children }: Props) {
  const path = usePathname();
  const role = useRole(initialRole, email);
  const [isOpen, toggle] = useDrawer();
  const [asCustomer, setAsCustomer] = useState(isCustomerPage(path));
  const groups = isStaff(role) && !asCustomer ? groupsFor(staffMenu, role) : customerMenu;
  return (
    <div className="admin-shell flex flex-1 flex-col">
      <AdminBar shop={shop} role={role} drawer={{ isOpen, toggle, controls: 'dashboard-menu' }} />
      <div className="flex flex-1 flex-col lg:flex-row">
        <div
          className={`${isOpen ? 'block' : 'hidden'} no-print border-line bg-surface max-lg:fixed max-lg:inset-x-0 max-lg:top-(--bar) max-lg:z-30 max-lg:max-h-[calc(100dvh-var(--bar))] max-lg:overflow-y-auto max-lg:border-b lg:block lg:w-56 lg:shrink-0 lg:border-r`}
        >
          <nav
            id="dashboard-menu"
            aria-label="Dashboard"
            className="py-3 lg:sticky lg:top-(--bar) lg:max-h-[calc(100dvh-var(--bar))] lg:overflow-y-auto"
          >
            <div className="sm:max-lg:columns-3">
              <MenuGroups groups={groups} dense />
            </div>
            {isStaff(role) && (
              <div className="px-3 pt-1">
                <Button
                  variant="secondary"
                  size="sm"
                  className="w-full"
                  aria-pressed={asCustomer}
                  onClick={() => setAsCustomer(!asCustomer)}
                >
                  {asCustomer ? 'Back to admin view' : 'Customer view'}
                </Button>
              </div>
            )}
          </nav>
        </div>
        <main id="main" className="flex min-w-0 flex-1 flex-col">
          {notice}
          <div className="w-full max-w-[100rem] flex-1 px-4 py-5 lg:px-6">
            <RoleProvider value={role}>{children}</RoleProvider>
          </div>
        </main>
      </div>
    </div>
  );
}
