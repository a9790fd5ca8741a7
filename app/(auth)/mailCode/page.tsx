import type { Metadata } from 'next';
import { Link } from '@/components/ui/link';
import { redirect } from 'next/navigation';
import { AuthCard } from '@/components/account/auth-card';
import { EmailText } from '@/components/account/email-text';
import { MailedCodeForm } from '@/components/account/mailed-code-form';
import { RequestCodeForm } from '@/components/account/request-code-form';
import { currentSession } from '@/lib/auth/current-session';
import { findCodeEmail } from '@/lib/auth/mailed-codes';
import { fromQuery, returnPath } from '@/lib/shared/return-path';
import { linkSecret } from '@/lib/users/schema/credentials';

export const metadata: Metadata = {
  title: 'Continue with a code by mail',
  description: 'Log in, or open an account, with six digits that we mail you: no password needed.',
  robots: { index: false },
};

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function MailCodePage({ searchParams }: Props) {
  const { from, challenge } = await searchParams;
  const returnTo = returnPath(from);
  if (await currentSession()) redirect(returnTo);
  const query = fromQuery(returnTo);
  const given = linkSecret.safeParse(challenge);
  const email = given.success ? await findCodeEmail(given.data) : null;
  if (given.success && email)
    return (
      <AuthCard
        title="Enter the code"
        intro={
          <>
            We have sent a mail with six digits to <EmailText email={email} />. They are valid for 10 minutes.
          </>
        }
        footer={
          <Link href={`/mailCode${query}`} className="text-link underline underline-offset-4">
            No mail? Ask for a new code
          </Link>
        }
      >
        <MailedCodeForm challenge={given.data} returnTo={returnTo} />
      </AuthCard>
    );
  return (
    <AuthCard
      title="A code by mail"
      intro="We mail you six digits, and you are logged in with them: no password needed. If you are new here, they open your account."
      footer={
        <Link href={`/login${query}`} className="text-link underline underline-offset-4">
          Log in with a password
        </Link>
      }
    >
      <RequestCodeForm returnTo={returnTo} isTooLate={challenge !== undefined} />
    </AuthCard>
  );
}
