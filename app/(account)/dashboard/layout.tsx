import type { ReactNode } from 'react';
import { DashboardShell } from '@/components/layout/dashboard-shell';
import { currentSession } from '@/lib/auth/current-session';

export default async function DashboardLayout({ children }: { children: ReactNode }) {
  const person = await currentSession();
  // The page redirects to the login: only it knows the address to return to.
  if (!person) return children;
  return (
    <DashboardShell email={person.email} role={person.role}>
      {children}
    </DashboardShell>
  );
}
