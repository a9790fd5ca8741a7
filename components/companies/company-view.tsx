import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { companyKeysPath, ownCompanyPath } from '@/lib/companies/rules/paths';
import { postalLines } from '@/lib/companies/rules/form';
import { companyRoleName, mayInCompany } from '@/lib/companies/rules/rights';
import type { OwnCompany } from '@/lib/companies/schema/company';
import type { CompanyMember, Invitation, JoinRequest, Membership } from '@/lib/companies/schema/members';
import { ownConnectionsPath } from '@/lib/punchout/rules/paths';
import { CompanyBadge } from './company-badge';
import { CompanyFilesSections, type CompanyFiles } from './company-files';
import { DetailsForm } from './details-form';
import { InviteForm } from './invite-form';
import { MemberTable } from './member-table';
import { SiteList } from './site-list';
import { WaitingPeople } from './waiting-people';

const notices = {
  requested: 'We are looking at your request and write to you as soon as the account is open.',
  suspended: 'This company can’t order at the moment. Please contact us.',
};

/** A company as its members see it; each finds what the role allows. */
export function CompanyView({
  company,
  membership,
  selfId,
  members,
  invitations,
  requests,
  files,
  countries,
  children,
}: {
  company: OwnCompany;
  membership: Membership;
  selfId: string;
  members: CompanyMember[];
  invitations: Invitation[];
  requests: JoinRequest[];
  /** For who may see them. */
  files: CompanyFiles | null;
  countries: { code: string; name: string }[];
  /** The overview, above everything else. */
  children?: ReactNode;
}) {
  const { id, name, taxId, status, billing, sites, purchaseOrders } = company;
  const mayEdit = mayInCompany(membership, 'company.edit');
  const mayInvite = mayInCompany(membership, 'members.edit');
  return (
    <div className="flex flex-col gap-8">
      <div>
        <h1 className="text-4xl wrap-anywhere">{name}</h1>
        <p className="mt-3 flex flex-wrap gap-2">
          <CompanyBadge status={status} />
          <Badge tone="info">{companyRoleName(membership.role)}</Badge>
        </p>
        {status !== 'active' && (
          <p className="mt-4 rounded-card bg-warn-ground p-4 text-warn">{notices[status]}</p>
        )}
        {mayEdit && (
          <p className="mt-4 flex flex-wrap gap-3">
            <ButtonLink variant="secondary" href={`${ownCompanyPath}/approvals`}>
              Approval rules
            </ButtonLink>
            <ButtonLink variant="secondary" href={companyKeysPath}>
              API keys
            </ButtonLink>
            <ButtonLink variant="secondary" href={ownConnectionsPath}>
              Purchasing systems
            </ButtonLink>
          </p>
        )}
        {taxId && <p className="figures mt-3 text-muted">Tax ID {taxId}</p>}
      </div>
      {children}
      <section aria-labelledby="members" className="flex flex-col gap-4">
        <h2 id="members" className="text-2xl">
          Members
        </h2>
        <MemberTable companyId={id} members={members} selfId={selfId} mayEdit={mayInvite} />
        <WaitingPeople companyId={id} invitations={invitations} requests={requests} />
        {mayInvite && <InviteForm companyId={id} />}
      </section>
      <section aria-labelledby="sites" className="flex flex-col gap-4">
        <h2 id="sites" className="text-2xl">
          Sites
        </h2>
        <SiteList companyId={id} sites={sites} countries={countries} mayEdit={mayEdit} />
      </section>
      {files && (
        <CompanyFilesSections company={company} files={files} countries={countries} mayEdit={mayEdit} />
      )}
      <section aria-labelledby="billing" className="flex flex-col gap-4">
        <h2 id="billing" className="text-2xl">
          {mayEdit ? 'Billing and orders' : 'Billing address'}
        </h2>
        {mayEdit ? (
          <DetailsForm
            id={id}
            details={{ billing, purchaseOrders, shipComplete: company.shipComplete }}
            countries={countries}
          />
        ) : (
          <address className="wrap-anywhere not-italic">
            {[name, ...postalLines(billing, countries)].map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
        )}
      </section>
    </div>
  );
}
