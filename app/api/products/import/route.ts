import { defineRoute } from '@/lib/api/route';
import { staff } from '@/lib/api/access';
import { planProductImport } from '@/lib/product-import/commands/products';
import { maxImportBytes } from '@/lib/product-import/rules/csv-cells';
import { importPlan } from '@/lib/product-import/schema';

export const POST = defineRoute(
  {
    access: staff('products.edit'),
    summary: 'A dry run: what importing a CSV file (at most 5,000 rows and 8 MB) would do to each row',
    bytes: maxImportBytes,
    response: importPlan,
    status: 201,
  },
  ({ caller, bytes }) => planProductImport(caller, bytes),
);
