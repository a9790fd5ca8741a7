import { staff } from '@/lib/api/access';
import { csvResponse } from '@/lib/api/csv-response';
import { defineRoute } from '@/lib/api/route';
import { eachChange } from '@/lib/audit/queries';
import { auditFilters, type AuditRecord } from '@/lib/audit/schema';
import { findShop } from '@/lib/settings/queries';

const header = ['when', 'who', 'as', 'from', 'action', 'kind', 'id', 'name', 'field', 'before', 'after'];

function rowsOf({ at, actor, as, from, action, subject, differences }: AuditRecord): string[][] {
  const change = [at, actor ?? '', as ?? '', from ?? '', action, subject.kind, subject.id, subject.name];
  if (!differences.length) return [[...change, '', '', '']];
  return differences.map(({ field, before, after }) => [...change, field, before, after]);
}

export const GET = defineRoute(
  {
    access: staff('audit.view'),
    produces: 'text/csv',
    summary: 'The changes that match the filters, as CSV with a row for each changed field',
    query: auditFilters,
  },
  async ({ query }) => {
    const { timeZone } = await findShop();
    return csvResponse('audit-log.csv', header, eachChange(query, timeZone), rowsOf);
  },
);
