import type { Metadata } from 'next';
import { AuthCard } from '@/components/account/auth-card';
import { VerifyEmailButton } from '@/components/account/verify-email-button';

export const metadata: Metadata = {
  title: 'Confirm your e-mail',
  description: 'Confirm your e-mail address with the link that we sent to it.',
  robots: { index: false },
  referrer: 'no-referrer',
};

type Props = { searchParams: Promise<{ token?: string | string[] }> };

export default async function VerifyEmailPage({ searchParams }: Props) {
  const { token } = await searchParams;
  return (
    <AuthCard
      title="Confirm your e-mail"
      intro="One press, and you can order and write reviews with this address."
    >
      <VerifyEmailButton
        token={typeof token === 'string' ? token : ''}
        path="/email/verify"
        label="Confirm my e-mail"
      />
    </AuthCard>
  );
}
