import { Link } from '@/components/ui/link';
import type { ReactNode } from 'react';
import { Allowed, Editable } from '@/components/layout/allowed';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { ButtonLink } from '@/components/ui/button';
import { companiesPath, companyHref } from '@/lib/companies/rules/paths';
import type { Company } from '@/lib/companies/schema/company';
import type { CompanyMember, Invitation, JoinRequest } from '@/lib/companies/schema/members';
import { customerNumbersPath } from '@/lib/own-numbers/rules/paths';
import { connectionsHref } from '@/lib/punchout/rules/paths';
import { creditPath } from '@/lib/credit/rules/href';
import { CompanyBadge } from './company-badge';
import { CompanyForm } from './company-form';
import { CompanyFilesSections, type CompanyFiles } from './company-files';
import { InviteForm } from './invite-form';
import { MemberTable } from './member-table';
import { SiteList } from './site-list';
import { StatusButtons } from './status-buttons';
import { WaitingPeople } from './waiting-people';

type Choice = { id: string; name: string };

/** A company as staff see it: status, members, sites, and what they have entered. */
export function CompanyAccount({
  company,
  mayEdit,
  members,
  invitations,
  requests,
  parents,
  subsidiaries,
  salesPeople,
  files,
  countries,
  children,
}: {
  company: Company;
  mayEdit: boolean;
  members: CompanyMember[];
  invitations: Invitation[];
  requests: JoinRequest[];
  parents: Choice[];
  subsidiaries: Choice[];
  salesPeople: Choice[];
  files: CompanyFiles;
  countries: { code: string; name: string }[];
  /** More sections, before the details. */
  children?: ReactNode;
}) {
  const { id, name, status, sites, version } = company;
  const trail = [
    { name: 'Companies', href: companiesPath },
    { name, href: companyHref(id) },
  ];
  return (
    <div className="flex flex-col gap-8">
      <Breadcrumbs trail={trail} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="flex flex-wrap items-center gap-3 text-4xl wrap-anywhere">
          {name} <CompanyBadge status={status} />
        </h1>
        <div className="flex flex-wrap gap-3">
          <ButtonLink variant="secondary" href={customerNumbersPath(id)}>
            Part numbers
          </ButtonLink>
          <ButtonLink variant="secondary" href={`${companyHref(id)}/approvals`}>
            Approval rules
          </ButtonLink>
          <ButtonLink variant="secondary" href={connectionsHref(id)}>
            Purchasing systems
          </ButtonLink>
          <Allowed right="credit.view">
            <ButtonLink variant="secondary" href={`${creditPath}/${id}`}>
              Terms and statement
            </ButtonLink>
          </Allowed>
          <Allowed right="companies.edit">
            <StatusButtons id={id} name={name} status={status} />
          </Allowed>
        </div>
      </div>
      {subsidiaries.length > 0 && (
        <section aria-labelledby="group">
          <h2 id="group" className="mb-3 text-2xl">
            Companies of the group
          </h2>
          <ul className="flex flex-col gap-2">
            {subsidiaries.map((one) => (
              <li key={one.id}>
                <Link href={companyHref(one.id)} className="underline underline-offset-4">
                  {one.name}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="members" className="flex flex-col gap-4">
        <h2 id="members" className="text-2xl">
          Members
        </h2>
        {members.length > 0 ? (
          <MemberTable companyId={id} members={members} selfId={null} mayEdit={mayEdit} />
        ) : (
          <p className="text-muted">Nobody yet. Invite the first company admin.</p>
        )}
        {mayEdit && <WaitingPeople companyId={id} invitations={invitations} requests={requests} />}
        {mayEdit && status === 'active' && <InviteForm companyId={id} />}
      </section>
      <section aria-labelledby="sites" className="flex flex-col gap-4">
        <h2 id="sites" className="text-2xl">
          Sites
        </h2>
        <SiteList companyId={id} sites={sites} countries={countries} mayEdit={mayEdit} />
      </section>
      <CompanyFilesSections company={company} files={files} countries={countries} mayEdit={mayEdit} isStaff />
      {children}
      <section aria-labelledby="details" className="flex flex-col gap-4">
        <h2 id="details" className="text-2xl">
          Details
        </h2>
        <Editable right="companies.edit">
          <CompanyForm
            key={version}
            company={company}
            countries={countries}
            parents={parents}
            salesPeople={salesPeople}
          />
        </Editable>
      </section>
    </div>
  );
}
