import { signedIn } from '@/lib/api/access';
import { csvResponse } from '@/lib/api/csv-response';
import { failureResponse } from '@/lib/api/errors';
import { defineRoute } from '@/lib/api/route';
import { authorizeInCompany } from '@/lib/companies/queries/authorize';
import { findMembership } from '@/lib/companies/queries/memberships';
import { reportSpending } from '@/lib/reports/queries/spending';
import { csvRow } from '@/lib/reports/rules/cells';
import { reportFilters, spendingParams, type ReportRow } from '@/lib/reports/schema';
import { findShop } from '@/lib/settings/queries';

async function* each(rows: ReportRow[]): AsyncGenerator<ReportRow> {
  yield* rows;
}

export const GET = defineRoute(
  {
    access: signedIn,
    produces: 'text/csv',
    summary:
      'What a company has spent by month, person, site or category, as CSV: of the orders that the caller’s role sees. For its members, and staff',
    params: spendingParams,
    query: reportFilters,
  },
  async ({ caller, params: { id, by }, query }) => {
    const actor = await authorizeInCompany(caller, id, 'company.view');
    if (!actor.ok) return failureResponse(actor.failure);
    const membership = await findMembership(id, caller.userId);
    const shop = await findShop();
    const view = { companyId: id, userId: caller.userId, membership };
    const { columns, rows } = await reportSpending(view, by, query, shop);
    const header = columns.map(({ title }) => title.toLowerCase());
    return csvResponse(`spending-${by}.csv`, header, each(rows), (row) => [csvRow(columns, row, shop)]);
  },
);
