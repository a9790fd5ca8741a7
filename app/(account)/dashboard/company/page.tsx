import type { Metadata } from 'next';
import { findCompanyFiles } from './company-files';
import { Overview } from './overview';
import { CompanyView } from '@/components/companies/company-view';
import { JoinCompany } from '@/components/companies/join-company';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { findActiveCompany } from '@/lib/auth/active-company';
import { requireSignedIn } from '@/lib/auth/current-session';
import { findOwnCompany } from '@/lib/companies/queries/companies';
import {
  listInvitations,
  listJoinable,
  listJoinRequests,
  listMembers,
} from '@/lib/companies/queries/members';
import { ownCompanyPath } from '@/lib/companies/rules/paths';
import { mayInCompany } from '@/lib/companies/rules/rights';
import { findShop } from '@/lib/settings/queries';

export const metadata: Metadata = {
  title: 'Company',
  description: 'Your company, its members and its sites.',
  robots: { index: false },
};

export default async function OwnCompanyPage() {
  const person = await requireSignedIn(ownCompanyPath);
  const membership = await findActiveCompany(person);
  const company = membership && (await findOwnCompany(membership.id));
  if (!membership || !company) {
    const joinable = person.emailVerified ? await listJoinable(person.userId, person.email) : [];
    return (
      <>
        <h1 className="mb-6 text-4xl">Company</h1>
        {joinable.length > 0 && (
          <section aria-labelledby="join" className="mb-8">
            <h2 id="join" className="mb-3 text-2xl">
              Companies with your mail domain
            </h2>
            <JoinCompany companies={joinable} />
          </section>
        )}
        <EmptyState
          title="You are buying for yourself"
          action={<ButtonLink href={`${ownCompanyPath}/request`}>Ask for a company account</ButtonLink>}
        >
          A colleague can invite you to your company. Who belongs to several chooses one in the account menu.
        </EmptyState>
      </>
    );
  }
  const { id } = membership;
  const mayInvite = mayInCompany(membership, 'members.edit');
  const [members, invitations, requests, files, shop] = await Promise.all([
    listMembers(id),
    mayInvite ? listInvitations(id) : [],
    mayInvite ? listJoinRequests(id) : [],
    mayInCompany(membership, 'documents.view') ? findCompanyFiles(id) : null,
    findShop(),
  ]);
  return (
    <CompanyView
      company={company}
      membership={membership}
      selfId={person.userId}
      members={members}
      invitations={invitations}
      requests={requests}
      files={files}
      countries={shop.countries}
    >
      <Overview userId={person.userId} membership={membership} />
    </CompanyView>
  );
}
