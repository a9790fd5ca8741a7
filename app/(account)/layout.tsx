import type { ReactNode } from 'react';
import { SessionKeeper } from '@/components/account/session-keeper';
import { VerifyNotice } from '@/components/account/verify-notice';
import { AccountFrame } from '@/components/layout/account-frame';
import { currentSession } from '@/lib/auth/current-session';
import '../workspace.css';

// Each page below checks access itself: layouts don't run again on navigation between their pages.
export default async function AccountLayout({ children }: { children: ReactNode }) {
  const person = await currentSession();
  return (
    <>
      {person && <SessionKeeper email={person.email} />}
      <AccountFrame notice={person && !person.emailVerified && <VerifyNotice email={person.email} />}>
        {children}
      </AccountFrame>
    </>
  );
}
