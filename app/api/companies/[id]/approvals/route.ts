import { signedIn } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { findStructure } from '@/lib/catalog/queries/structure';
import { changeApprovals } from '@/lib/companies/commands/approvals';
import { authorizeInCompany } from '@/lib/companies/queries/authorize';
import { approvalChange, approvalSettings } from '@/lib/companies/schema/approvals';
import { companyParams } from '@/lib/companies/schema/company';

export const PUT = defineRoute(
  {
    access: signedIn,
    summary: 'Change when your company asks for approvals, and of whom. For its admins, and staff',
    params: companyParams,
    body: approvalChange,
    response: approvalSettings,
  },
  async ({ caller, params: { id }, body }) => {
    const actor = await authorizeInCompany(caller, id, 'company.edit');
    if (!actor.ok) return actor;
    const { categories } = await findStructure();
    return changeApprovals(
      actor.value,
      id,
      body,
      categories.map(({ slug }) => slug),
    );
  },
);
