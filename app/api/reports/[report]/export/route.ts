import { staff } from '@/lib/api/access';
import { csvResponse } from '@/lib/api/csv-response';
import { defineRoute } from '@/lib/api/route';
import { runReport } from '@/lib/reports/queries/run-report';
import { csvRow } from '@/lib/reports/rules/cells';
import { reportFilters, reportParams, type ReportRow } from '@/lib/reports/schema';
import { findShop } from '@/lib/settings/queries';

async function* each(rows: ReportRow[]): AsyncGenerator<ReportRow> {
  yield* rows;
}

export const GET = defineRoute(
  {
    access: staff('reports.view'),
    produces: 'text/csv',
    summary: 'A report as CSV: its rows in the range and order of the query, without totals',
    params: reportParams,
    query: reportFilters,
  },
  async ({ params: { report: id }, query }) => {
    const shop = await findShop();
    const { columns, rows } = await runReport(id, query, shop);
    const header = columns.map(({ title }) => title.toLowerCase());
    return csvResponse(`${id}.csv`, header, each(rows), (row) => [csvRow(columns, row, shop)]);
  },
);
