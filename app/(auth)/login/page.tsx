import type { Metadata } from 'next';
import { Link } from '@/components/ui/link';
import { redirect } from 'next/navigation';
import { AuthCard } from '@/components/account/auth-card';
import { GoogleButton } from '@/components/account/google-button';
import { LoginForm } from '@/components/account/login-form';
import { MailCodeLink } from '@/components/account/mail-code-link';
import { isGoogleOffered } from '@/lib/auth/google';
import { currentSession } from '@/lib/auth/current-session';
import { fromQuery, returnPath } from '@/lib/shared/return-path';

export const metadata: Metadata = {
  title: 'Log in',
  description: 'Log in to order tools, follow your orders and write reviews.',
  robots: { index: false },
};

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** next-auth passes the return page as an absolute URL. Only its path is used, whatever its host. */
function pathIn(address: string | string[] | undefined) {
  if (typeof address !== 'string' || !URL.canParse(address)) return address;
  const { pathname, search } = new URL(address);
  return pathname + search;
}

export default async function LoginPage({ searchParams }: Props) {
  const { from, error, callbackUrl } = await searchParams;
  const returnTo = returnPath(from ?? pathIn(callbackUrl));
  if (await currentSession()) redirect(returnTo);
  const rejected = Array.isArray(error) ? error[0] : error;
  return (
    <AuthCard
      title="Login"
      footer={
        <>
          New here?{' '}
          <Link href={`/signup${fromQuery(returnTo)}`} className="text-link underline underline-offset-4">
            Create an account
          </Link>
        </>
      }
    >
      <LoginForm returnTo={returnTo} rejected={rejected} />
      <MailCodeLink returnTo={returnTo} />
      {isGoogleOffered() && <GoogleButton returnTo={returnTo} />}
    </AuthCard>
  );
}
