import type { Metadata } from 'next';
import { AuthCard } from '@/components/account/auth-card';
import { IncompleteLink } from '@/components/account/incomplete-link';
import { AcceptInvitation } from '@/components/companies/accept-invitation';
import { ButtonLink } from '@/components/ui/button';
import { currentSession } from '@/lib/auth/current-session';
import { findInvitation } from '@/lib/companies/queries/members';
import { companyRoleName, companyRoleSummary } from '@/lib/companies/rules/rights';
import { linkSecret } from '@/lib/users/schema/credentials';

export const metadata: Metadata = {
  title: 'Join a company',
  description: 'Accept the invitation to order for your company.',
  robots: { index: false },
  referrer: 'no-referrer',
};

type Props = { searchParams: Promise<{ token?: string | string[] }> };

export default async function JoinCompanyPage({ searchParams }: Props) {
  const token = linkSecret.safeParse((await searchParams).token).data;
  const [invitation, person] = await Promise.all([token ? findInvitation(token) : null, currentSession()]);
  if (!token || !invitation)
    return (
      <AuthCard title="Join a company">
        {token ? (
          <p>
            This invitation has been used, taken back or is too old. Ask the person who invited you for a new
            one.
          </p>
        ) : (
          <IncompleteLink otherwise="ask for a new invitation" href="/" action="Go to the shop" />
        )}
      </AuthCard>
    );
  const { company, email, role, invitedBy } = invitation;
  const from = `?${new URLSearchParams({ from: `/joinCompany?token=${token}` })}`;
  return (
    <AuthCard
      title={`Join ${company}`}
      intro={`${invitedBy} has invited ${email} to order for ${company}. ${companyRoleName(role)}: ${companyRoleSummary(role).toLowerCase()}.`}
    >
      {!person ? (
        <div className="flex flex-col gap-4">
          <ButtonLink href={`/login${from}`} size="lg">
            Log in
          </ButtonLink>
          <ButtonLink href={`/signup${from}`} size="lg" variant="secondary">
            Open an account
          </ButtonLink>
        </div>
      ) : person.email !== email ? (
        <p>
          You are signed in as <strong className="wrap-anywhere">{person.email}</strong>. Sign out, and sign
          in with the invited address.
        </p>
      ) : person.emailVerified ? (
        <AcceptInvitation token={token} company={company} />
      ) : (
        <p>
          Please confirm your email address first, with the link that we have mailed to you. Then open the
          invitation again.
        </p>
      )}
    </AuthCard>
  );
}
