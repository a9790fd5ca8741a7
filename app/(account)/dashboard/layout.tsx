import type { ReactNode } from 'react';
import { DashboardShell } from '@/components/layout/dashboard-shell';
import { requireSignedIn } from '@/lib/auth/session';

export default async function DashboardLayout({ children }: { children: ReactNode }) {
  const { role } = await requireSignedIn('/dashboard');
  return <DashboardShell role={role}>{children}</DashboardShell>;
}
