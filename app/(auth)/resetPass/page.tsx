import type { Metadata } from 'next';
import { Link } from '@/components/ui/link';
import { AuthCard } from '@/components/account/auth-card';
import { IncompleteLink } from '@/components/account/incomplete-link';
import { ResetPasswordForm } from '@/components/account/reset-password-form';
import { linkSecret } from '@/lib/users/schema/credentials';

export const metadata: Metadata = {
  title: 'Choose a new password',
  description: 'Choose a new password with the link from your email.',
  robots: { index: false },
  referrer: 'no-referrer',
};

type Props = { searchParams: Promise<{ token?: string | string[] }> };

export default async function ResetPasswordPage({ searchParams }: Props) {
  const token = linkSecret.safeParse((await searchParams).token).data;
  return (
    <AuthCard
      title="Choose a new password"
      footer={
        token && (
          <>
            Need a new link?{' '}
            <Link href="/forgetPass" className="text-link underline underline-offset-4">
              Ask for a new one
            </Link>
          </>
        )
      }
    >
      {token ? (
        <ResetPasswordForm token={token} />
      ) : (
        <IncompleteLink href="/forgetPass" action="Ask for a new link" />
      )}
    </AuthCard>
  );
}
