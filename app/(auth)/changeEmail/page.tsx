import type { Metadata } from 'next';
import { Link } from '@/components/ui/link';
import { AuthCard } from '@/components/account/auth-card';
import { IncompleteLink } from '@/components/account/incomplete-link';
import { VerifyEmailButton } from '@/components/account/verify-email-button';
import { linkSecret } from '@/lib/users/schema/credentials';

export const metadata: Metadata = {
  title: 'Confirm your new email',
  description: 'Use another email address for your account with the link that we sent to it.',
  robots: { index: false },
  referrer: 'no-referrer',
};

type Props = { searchParams: Promise<{ token?: string | string[] }> };

export default async function ChangeEmailPage({ searchParams }: Props) {
  const token = linkSecret.safeParse((await searchParams).token).data;
  return (
    <AuthCard title="Confirm your new email">
      {token ? (
        <VerifyEmailButton
          token={token}
          path="/email/change/confirm"
          label="Use this address"
          intro="Once you confirm, you log in and get your emails with this address."
          newLink={
            <Link href="/settings#email" className="text-link underline underline-offset-4">
              Ask for a new one in your settings
            </Link>
          }
        />
      ) : (
        <IncompleteLink href="/settings#email" action="Go to your settings" />
      )}
    </AuthCard>
  );
}
