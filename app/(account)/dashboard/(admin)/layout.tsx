import { forbidden } from 'next/navigation';
import type { ReactNode } from 'react';
import { TwoFactorHint } from '@/components/account/two-factor-hint';
import { asAdmin, currentSession } from '@/lib/auth/current-session';

// Above every loading.tsx of the desks: what is streamed after one could no longer answer 403.
export default async function AdminLayout({ children }: { children: ReactNode }) {
  const person = await currentSession();
  // The page itself sends them to log in: it knows the way back, a layout doesn't.
  if (!person) return children;
  const admin = asAdmin(person) ?? forbidden();
  return (
    <>
      {!admin.twoFactor && <TwoFactorHint />}
      {children}
    </>
  );
}
