import type { Metadata } from 'next';
import { Link } from '@/components/ui/link';
import { AuthCard } from '@/components/account/auth-card';
import { IncompleteLink } from '@/components/account/incomplete-link';
import { VerifyEmailButton } from '@/components/account/verify-email-button';
import { linkSecret } from '@/lib/users/schema/credentials';

export const metadata: Metadata = {
  title: 'Confirm your email',
  description: 'Confirm your email address with the link that we sent to it.',
  robots: { index: false },
  referrer: 'no-referrer',
};

type Props = { searchParams: Promise<{ token?: string | string[] }> };

export default async function VerifyEmailPage({ searchParams }: Props) {
  const token = linkSecret.safeParse((await searchParams).token).data;
  return (
    <AuthCard title="Confirm your email">
      {token ? (
        <VerifyEmailButton
          token={token}
          path="/email/verify"
          label="Confirm my email"
          intro="Confirm that this address is yours, and you can order and write reviews with it."
          newLink={
            <Link href="/login?from=/profile" className="text-link underline underline-offset-4">
              Log in and have it sent again
            </Link>
          }
        />
      ) : (
        <IncompleteLink href="/login?from=/profile" action="Log in and have it sent again" />
      )}
    </AuthCard>
  );
}
