import { forbidden } from 'next/navigation';
import type { ReactNode } from 'react';
import { TwoFactorHint } from '@/components/account/two-factor-hint';
import { asStaff, currentSession } from '@/lib/auth/current-session';

// Decided in the layout: below a loading.tsx the response would be streaming and could no longer be a 403.
export default async function AdminLayout({ children }: { children: ReactNode }) {
  const person = await currentSession();
  // The page redirects to the login: only it knows the address to return to.
  if (!person) return children;
  const staff = asStaff(person) ?? forbidden();
  return (
    <>
      {!staff.twoFactor && <TwoFactorHint />}
      {children}
    </>
  );
}
