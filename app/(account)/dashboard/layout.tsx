import type { ReactNode } from 'react';
import { VerifyNotice } from '@/components/account/verify-notice';
import { AdminShell } from '@/components/layout/admin-shell';
import { DashboardShell } from '@/components/layout/dashboard-shell';
import { asStaff, currentSession } from '@/lib/auth/current-session';
import { findShop } from '@/lib/settings/queries';
import { findStorefrontParts } from '../../storefront';

export default async function DashboardLayout({ children }: { children: ReactNode }) {
  const person = await currentSession();
  // The page redirects to the login: only it knows the address to return to.
  if (!person) return children;
  const notice = !person.emailVerified && <VerifyNotice email={person.email} />;
  if (!asStaff(person)) {
    const parts = await findStorefrontParts();
    return (
      <>
        {parts?.header}
        <main id="main" className="flex flex-1 flex-col">
          {notice}
          <DashboardShell email={person.email} role={person.role}>
            {children}
          </DashboardShell>
        </main>
        {parts?.footer}
      </>
    );
  }
  const { name, logo } = await findShop();
  return (
    <AdminShell email={person.email} role={person.role} shop={{ name, logo }} notice={notice}>
      {children}
    </AdminShell>
  );
}
