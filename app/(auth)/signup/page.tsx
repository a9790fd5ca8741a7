import type { Metadata } from 'next';
import { Link } from '@/components/ui/link';
import { redirect } from 'next/navigation';
import { AuthCard } from '@/components/account/auth-card';
import { GoogleButton } from '@/components/account/google-button';
import { MailCodeLink } from '@/components/account/mail-code-link';
import { SignUpForm } from '@/components/account/sign-up-form';
import { isGoogleOffered } from '@/lib/auth/google';
import { currentSession } from '@/lib/auth/current-session';
import { fromQuery, returnPath } from '@/lib/shared/return-path';

export const metadata: Metadata = {
  title: 'Sign up',
  description: 'Open an account to order tools and industrial equipment and follow your orders.',
  robots: { index: false },
};

type Props = { searchParams: Promise<{ from?: string | string[] }> };

export default async function SignUpPage({ searchParams }: Props) {
  const returnTo = returnPath((await searchParams).from);
  if (await currentSession()) redirect(returnTo);
  return (
    <AuthCard
      title="Sign up"
      footer={
        <>
          Already have an account?{' '}
          <Link href={`/login${fromQuery(returnTo)}`} className="text-link underline underline-offset-4">
            Login
          </Link>
        </>
      }
    >
      <SignUpForm returnTo={returnTo} />
      <MailCodeLink returnTo={returnTo} />
      {isGoogleOffered() && <GoogleButton returnTo={returnTo} />}
    </AuthCard>
  );
}
