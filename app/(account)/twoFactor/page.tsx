import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { AuthCard } from '@/components/account/auth-card';
import { TwoFactorStep } from '@/components/account/two-factor-step';
import { requireOwner } from '@/lib/auth/current-session';
import { returnPath } from '@/lib/shared/return-path';

export const metadata: Metadata = {
  title: 'Protect your account',
  description: 'Turn on two-factor sign-in: after your password, a code from an app on your phone.',
  robots: { index: false },
};

type Props = { searchParams: Promise<{ to?: string | string[] }> };

export default async function TwoFactorPage({ searchParams }: Props) {
  const to = returnPath((await searchParams).to);
  const person = await requireOwner(to === '/' ? '/twoFactor' : `/twoFactor?to=${encodeURIComponent(to)}`);
  if (person.twoFactor) redirect(to);
  return (
    <AuthCard
      title="Protect your account"
      intro={
        <>
          With two-factor sign-in a stolen password alone opens nothing: logging in also asks for a code from
          an app on your phone. It takes about a minute.
          {person.rightsWithheld && (
            <strong className="mt-2 block text-ink">
              This shop asks it of all its staff: until it is on, you can use the shop as a customer does.
            </strong>
          )}
        </>
      }
    >
      <TwoFactorStep to={to} />
    </AuthCard>
  );
}
