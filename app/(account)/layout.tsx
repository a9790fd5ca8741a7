import type { ReactNode } from 'react';
import { SessionKeeper } from '@/components/account/session-keeper';
import { VerifyNotice } from '@/components/account/verify-notice';
import { AccountFrame } from '@/components/layout/account-frame';
import { asStaff, currentSession } from '@/lib/auth/current-session';
import { findStorefrontParts } from '../storefront';

// Each page below checks access itself: layouts don't run again on navigation between their pages.
export default async function AccountLayout({ children }: { children: ReactNode }) {
  const [person, parts] = await Promise.all([currentSession(), findStorefrontParts()]);
  return (
    <>
      {person && <SessionKeeper email={person.email} />}
      <AccountFrame
        isStaff={Boolean(person && asStaff(person))}
        header={parts?.header}
        footer={parts?.footer}
        notice={person && !person.emailVerified && <VerifyNotice email={person.email} />}
      >
        {children}
      </AccountFrame>
    </>
  );
}
