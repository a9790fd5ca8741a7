import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { planFitRuleImport } from '@/lib/fits/commands/import';
import { maxImportBytes } from '@/lib/product-import/rules/csv-cells';
import { importPlan } from '@/lib/product-import/schema';

export const POST = defineRoute(
  {
    access: staff('products.edit'),
    summary:
      'A dry run: what importing a CSV file of rules of what fits (at most 5,000 rows and 8 MB) would do',
    bytes: maxImportBytes,
    response: importPlan,
    status: 201,
  },
  ({ caller, bytes }) => planFitRuleImport(caller, bytes),
);
