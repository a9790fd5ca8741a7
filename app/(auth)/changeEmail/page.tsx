import type { Metadata } from 'next';
import { AuthCard } from '@/components/account/auth-card';
import { VerifyEmailButton } from '@/components/account/verify-email-button';

export const metadata: Metadata = {
  title: 'Confirm your new e-mail',
  description: 'Use another e-mail address for your account with the link that we sent to it.',
  robots: { index: false },
  referrer: 'no-referrer',
};

type Props = { searchParams: Promise<{ token?: string | string[] }> };

export default async function ChangeEmailPage({ searchParams }: Props) {
  const { token } = await searchParams;
  return (
    <AuthCard
      title="Confirm your new e-mail"
      intro="From now on you log in and get your mails with this address."
    >
      <VerifyEmailButton
        token={typeof token === 'string' ? token : ''}
        path="/email/change/confirm"
        label="Use this address"
      />
    </AuthCard>
  );
}
