import type { ReactNode } from 'react';
import { TwoFactorHint } from '@/components/account/two-factor-hint';
import { requireAdmin } from '@/lib/auth/session';
import { findAccount } from '@/lib/users/queries';

// Above every loading.tsx of the desks: what is streamed after one could no longer answer 403.
export default async function AdminLayout({ children }: { children: ReactNode }) {
  const admin = await requireAdmin('/dashboard');
  const account = await findAccount(admin.userId);
  return (
    <>
      {account && !account.twoFactor && <TwoFactorHint />}
      {children}
    </>
  );
}
