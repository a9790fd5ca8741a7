import type { Metadata } from 'next';
import { Link } from '@/components/ui/link';
import { redirect } from 'next/navigation';
import { AuthCard } from '@/components/account/auth-card';
import { SecondFactorForm } from '@/components/account/second-factor-form';
import { SignedInLanding } from '@/components/account/signed-in-landing';
import { currentSession, isCodeAwaited } from '@/lib/auth/current-session';
import { returnPath } from '@/lib/shared/return-path';

export const metadata: Metadata = {
  title: 'Signing in',
  description: 'One moment: you are being signed in.',
  robots: { index: false },
};

type Props = { searchParams: Promise<{ to?: string | string[] }> };

export default async function SignedInPage({ searchParams }: Props) {
  const to = returnPath((await searchParams).to);
  if (await isCodeAwaited())
    return (
      <AuthCard
        title="One more step"
        intro="Your account needs a code in addition to the Google sign-in."
        footer={
          <Link href="/login" className="text-link underline underline-offset-4">
            Back to login
          </Link>
        }
      >
        <SecondFactorForm to={to} />
      </AuthCard>
    );
  if (!(await currentSession())) redirect('/login');
  return (
    <>
      <h1 className="sr-only">Signing in</h1>
      <SignedInLanding to={to} />
    </>
  );
}
