import { findStructure } from '@/lib/catalog/queries/structure';
import { categoryOptions } from '@/lib/catalog/rules/structure';
import { findApprovalSettings } from '@/lib/companies/queries/approvals';
import { findBudgetUse } from '@/lib/companies/queries/budgets';
import { listMembers } from '@/lib/companies/queries/members';
import { mayInCompany } from '@/lib/companies/rules/rights';
import type { OwnCompany } from '@/lib/companies/schema/company';
import { now } from '@/lib/platform/clock';
import { findShop } from '@/lib/settings/queries';
import { dayAt } from '@/lib/shared/dates';

/** When a company asks for approvals, and what its rules can name, for a page of who may change them. */
export async function findApprovalChoices({ id, sites }: Pick<OwnCompany, 'id' | 'sites'>) {
  const [settings, members, structure, shop] = await Promise.all([
    findApprovalSettings(id),
    listMembers(id),
    findStructure(),
    findShop(),
  ]);
  const month = dayAt(now(), shop.timeZone).slice(0, 7);
  const used = await findBudgetUse(id, settings.budgets, month);
  return {
    companyId: id,
    settings,
    approvers: members
      .filter(({ role }) => mayInCompany({ role, status: 'active' }, 'orders.approve'))
      .map(({ userId, name }) => ({ id: userId, name })),
    members: members.map(({ userId, name }) => ({ id: userId, name })),
    used: Object.fromEntries(used),
    sites: sites.map((site) => ({ id: site.id, name: site.name })),
    categories: categoryOptions(structure).map(({ slug, name }) => ({ id: slug, name })),
    currency: shop.currency,
  };
}
