import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { SignedInLanding } from '@/components/account/signed-in-landing';
import { currentSession } from '@/lib/auth/session';
import { returnPath } from '@/lib/shared/return-path';

export const metadata: Metadata = {
  title: 'Signing in',
  description: 'One moment: you are being signed in.',
  robots: { index: false },
};

type Props = { searchParams: Promise<{ to?: string | string[] }> };

export default async function SignedInPage({ searchParams }: Props) {
  const to = returnPath((await searchParams).to);
  if (!(await currentSession())) redirect('/login');
  return (
    <>
      <h1 className="sr-only">Signing in</h1>
      <SignedInLanding to={to} />
    </>
  );
}
