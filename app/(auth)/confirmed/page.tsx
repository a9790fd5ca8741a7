import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { AuthCard } from '@/components/account/auth-card';
import { ConfirmedLanding } from '@/components/account/confirmed-landing';
import { currentSession } from '@/lib/auth/current-session';
import { now } from '@/lib/platform/clock';
import { returnPath } from '@/lib/shared/return-path';
import { isRecentlySignedIn } from '@/lib/users/rules/recent-sign-in';

export const metadata: Metadata = {
  title: 'Confirmation',
  description: 'Whether Google has confirmed that it is you.',
  robots: { index: false },
};

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function ConfirmedPage({ searchParams }: Props) {
  const { to, error } = await searchParams;
  const returnTo = returnPath(to);
  const person = await currentSession();
  if (!person)
    redirect(`/login?${new URLSearchParams({ from: returnTo, error: 'auth/user-token-expired' })}`);
  // People who canceled at Google arrive here too, so the session's own record decides.
  const told = Array.isArray(error) ? error[0] : error;
  const rejected = told ?? (isRecentlySignedIn(person, now()) ? undefined : 'auth/not-confirmed');
  return (
    <AuthCard title={rejected ? 'Not confirmed' : 'Thank you'}>
      <ConfirmedLanding to={returnTo} error={rejected} />
    </AuthCard>
  );
}
