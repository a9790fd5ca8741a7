import type { ReactNode } from 'react';
import { SessionKeeper } from '@/components/account/session-keeper';
import { VerifyNotice } from '@/components/account/verify-notice';
import { currentSession } from '@/lib/auth/current-session';

// Each page below checks access itself: layouts don't run again on navigation between their pages.
export default async function AccountLayout({ children }: { children: ReactNode }) {
  const person = await currentSession();
  return (
    <main id="main" className="flex flex-1 flex-col">
      {person && <SessionKeeper email={person.email} />}
      {person && !person.emailVerified && <VerifyNotice email={person.email} />}
      {children}
    </main>
  );
}
