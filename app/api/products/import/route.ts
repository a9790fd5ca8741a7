import { route } from '@/lib/api/route';
import { admin } from '@/lib/api/who';
import { planProductImport } from '@/lib/catalog/commands/product-imports';
import { largestImport } from '@/lib/catalog/rules/product-csv';
import { importPlan } from '@/lib/catalog/schema';

export const POST = route(
  {
    who: admin,
    summary: 'A dry run: what importing a CSV file (at most 5,000 rows and 8 MB) would do to each row',
    bytes: largestImport,
    answer: importPlan,
    status: 201,
  },
  ({ who, bytes }) => planProductImport(who, bytes),
);
