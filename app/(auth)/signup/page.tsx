import type { Metadata } from 'next';
import Link from 'next/link';
import { redirect } from 'next/navigation';
import { AuthCard } from '@/components/account/auth-card';
import { GoogleButton } from '@/components/account/google-button';
import { SignUpForm } from '@/components/account/sign-up-form';
import { isGoogleOffered } from '@/lib/auth/google';
import { currentSession } from '@/lib/auth/current-session';

export const metadata: Metadata = {
  title: 'Sign up',
  description: 'Open an account to order tools and industrial equipment and follow your orders.',
  robots: { index: false },
};

export default async function SignUpPage() {
  if (await currentSession()) redirect('/');
  return (
    <AuthCard
      title="Sign up"
      footer={
        <>
          Already have an account?{' '}
          <Link href="/login" className="text-link underline underline-offset-4">
            Login
          </Link>
        </>
      }
    >
      <SignUpForm />
      {isGoogleOffered() && <GoogleButton returnTo="/" />}
    </AuthCard>
  );
}
