import { CompanyOverview } from '@/components/companies/company-overview';
import { findSalesPerson } from '@/lib/companies/queries/sales-person';
import type { Membership } from '@/lib/companies/schema/members';
import { findCompanyOverview } from '@/lib/reports/queries/company-overview';
import { findShop } from '@/lib/settings/queries';
import { formatMoney } from '@/lib/shared/money';

/** The overview of a company for one of its members. */
export async function Overview({ userId, membership }: { userId: string; membership: Membership }) {
  const [found, shop, salesPerson] = await Promise.all([
    findCompanyOverview(userId, membership),
    findShop(),
    findSalesPerson(membership.id),
  ]);
  const { openOrders, credit, budgets, members, joinRequests, approvals } = found;
  const money = (amount: number) => formatMoney(amount, shop.currency, shop.locale);
  const facts = [
    { name: 'Open orders', value: String(openOrders), href: '/dashboard/myOrders' },
    { name: 'Approvals waiting', value: String(approvals), href: '/dashboard/approvals' },
    ...(credit
      ? [
          {
            name: 'Credit available',
            value: money(credit.available),
            note: `of ${money(credit.limit)}`,
            href: '/dashboard/statement',
          },
        ]
      : []),
    ...budgets.map(({ kind, target, name, left, amount }) => ({
      name: kind === 'person' ? 'Your budget' : `Budget of ${[target, name].filter(Boolean).join(', ')}`,
      value: money(left),
      note: `left this month, of ${money(amount)}`,
      href: '/dashboard/company/spending/months',
    })),
    { name: 'Members', value: String(members), href: '#members' },
    ...(joinRequests
      ? [
          {
            name: 'Ask to join',
            value: String(joinRequests),
            note: 'wait for your decision',
            href: '#requests',
          },
        ]
      : []),
  ];
  return <CompanyOverview id={membership.id} facts={facts} salesPerson={salesPerson} />;
}
