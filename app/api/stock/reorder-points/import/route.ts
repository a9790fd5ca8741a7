import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { maxImportBytes } from '@/lib/product-import/rules/csv-cells';
import { importPlan } from '@/lib/product-import/schema';
import { planReorderImport } from '@/lib/purchasing/commands/imports';

export const POST = defineRoute(
  {
    access: staff('purchasing.edit'),
    summary: 'A dry run: what importing a CSV file of reorder points (at most 5,000 rows and 8 MB) would do',
    bytes: maxImportBytes,
    response: importPlan,
    status: 201,
  },
  ({ caller, bytes }) => planReorderImport(caller, bytes),
);
