import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { issueAfter } from '@/lib/invoices/commands/issue-invoices';
import { importStatement } from '@/lib/payments/commands/import-statement';
import { readLayout } from '@/lib/payments/rules/bank-layout';
import { maxStatementBytes } from '@/lib/payments/rules/bank-list';
import { statementQuery, statementReport } from '@/lib/payments/schema';

export const POST = defineRoute(
  {
    access: staff('payments.edit'),
    summary:
      'Import a bank statement (CSV or CAMT.053), each entry once; with dryRun=1 only say what would happen',
    query: statementQuery,
    bytes: maxStatementBytes,
    response: statementReport,
    limit: { name: 'statements', count: 200, seconds: 600 },
  },
  async ({ query: { name, dryRun, layout: text }, bytes }) => {
    const layout = readLayout(text);
    if (!layout.ok) return layout;
    return issueAfter(importStatement(bytes, { name, isDryRun: dryRun === '1', layout: layout.value }));
  },
);
