import type { ReactNode } from 'react';
import { DashboardShell } from '@/components/layout/dashboard-shell';
import { currentSession } from '@/lib/auth/current-session';

export default async function DashboardLayout({ children }: { children: ReactNode }) {
  const person = await currentSession();
  // The page itself sends them to log in: it knows the way back, a layout doesn't.
  if (!person) return children;
  return <DashboardShell role={person.role}>{children}</DashboardShell>;
}
