'use client';
import { Menu as MenuIcon, X } from 'lucide-react';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { useEffect, useState, type ReactNode } from 'react';
import { api } from '@/lib/api/client/api';
import { announceMeChanged } from '@/lib/api/client/me';
import { isStaff, may, type Right, type Role } from '@/lib/users/rules/rights';
import type { AdminResponse } from '@/lib/users/schema/responses';
import { Button } from '@/components/ui/button';
import { RoleProvider } from './allowed';

const forAll = [{ name: 'All User', href: '/dashboard/allUser' }];
const forCustomers = [
  { name: 'My Orders', href: '/dashboard/myOrders' },
  { name: 'Add A Review', href: '/dashboard/addReview' },
];
const forStaff: { name: string; href: string; right: Right }[] = [
  { name: 'Overview', href: '/dashboard/toDo', right: 'overview.view' },
  { name: 'Reports', href: '/dashboard/reports', right: 'reports.view' },
  { name: 'Manage All Orders', href: '/dashboard/manageOrder', right: 'orders.view' },
  { name: 'Add A Product', href: '/dashboard/addProduct', right: 'products.edit' },
  { name: 'Manage Products', href: '/dashboard/manageProduct', right: 'products.view' },
  { name: 'Discounts', href: '/dashboard/discounts', right: 'discounts.view' },
  { name: 'Catalog', href: '/dashboard/catalog', right: 'products.view' },
  { name: 'Make Admin', href: '/dashboard/makeAdmin', right: 'accounts.view' },
  { name: 'Messages', href: '/dashboard/messages', right: 'messages.view' },
  { name: 'Reviews', href: '/dashboard/reviews', right: 'reviews.view' },
  { name: 'Content', href: '/dashboard/content', right: 'content.view' },
  { name: 'Newsletter', href: '/dashboard/newsletter', right: 'newsletter.view' },
  { name: 'Searches', href: '/dashboard/searches', right: 'searches.view' },
  { name: 'Shop settings', href: '/dashboard/shop', right: 'settings.view' },
  { name: 'Failed mails', href: '/dashboard/mails', right: 'mails.view' },
  { name: 'Audit log', href: '/dashboard/audit', right: 'audit.view' },
];

/** The current role: this layout stays mounted between its pages, while an admin may change the role. */
function useRole(initial: Role, email: string, path: string): Role {
  const [at, setAt] = useState({ path, moved: false });
  const [found, setFound] = useState<Role>();
  if (at.path !== path) setAt({ path, moved: true });
  useEffect(() => {
    if (!at.moved) return;
    api
      .get<AdminResponse>(`/admin/${encodeURIComponent(email)}`, { withToken: true })
      .then((now) => setFound(now.role), announceMeChanged);
  }, [at, email]);
  return found ?? initial;
}

/** The layout of the dashboard: its side menu follows the role and hides behind a button on small screens. */
export function DashboardShell({
  email,
  role: initialRole,
  children,
}: {
  email: string;
  role: Role;
  children: ReactNode;
}) {
  const path = usePathname();
  const role = useRole(initialRole, email, path);
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const isCustomerPage = forCustomers.some(({ href }) => path.startsWith(href));
  const [asCustomer, setAsCustomer] = useState(isCustomerPage);
  const open = openedAt === path;
  const own = isStaff(role) && !asCustomer ? forStaff.filter(({ right }) => may(role, right)) : forCustomers;
  const entries = [...forAll, ...own];

  return (
    <div className="mx-auto flex w-full max-w-7xl flex-1 flex-col gap-6 px-4 py-6 lg:flex-row lg:gap-10 lg:py-10">
      <div className="no-print lg:w-56 lg:shrink-0">
        <Button
          variant="secondary"
          aria-expanded={open}
          aria-controls="dashboard-menu"
          onClick={() => setOpenedAt(open ? null : path)}
          className="w-full lg:hidden"
        >
          {open ? <X aria-hidden size={20} /> : <MenuIcon aria-hidden size={20} />}
          {open ? 'Close drawer' : 'Open drawer'}
        </Button>
        <nav
          id="dashboard-menu"
          aria-label="Dashboard"
          className={`${open ? 'block' : 'hidden'} mt-3 rounded-card border border-line bg-surface p-2 lg:mt-0 lg:block`}
        >
          <p className="eyebrow px-4 pt-1 pb-2 text-muted">Dashboard</p>
          <ul>
            {entries.map(({ name, href }) => (
              <li key={href}>
                <Link
                  href={href}
                  aria-current={path === href || path.startsWith(`${href}/`) ? 'page' : undefined}
                  className="block border-l-4 border-transparent px-3 py-2.5 hover:bg-line/50 aria-[current=page]:border-accent aria-[current=page]:bg-ground aria-[current=page]:font-semibold"
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
          {isStaff(role) && (
            <Button
              variant="secondary"
              size="sm"
              className="mt-2 w-full"
              aria-pressed={asCustomer}
              onClick={() => setAsCustomer(!asCustomer)}
            >
              {asCustomer ? 'Back to admin view' : 'Customer view'}
            </Button>
          )}
        </nav>
      </div>
      <div className="min-w-0 flex-1">
        <RoleProvider value={role}>{children}</RoleProvider>
      </div>
    </div>
  );
}
