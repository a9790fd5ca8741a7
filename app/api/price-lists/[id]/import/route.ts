import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { planEntryImport } from '@/lib/price-lists/commands';
import { priceListParams } from '@/lib/price-lists/schema';
import { maxImportBytes } from '@/lib/product-import/rules/csv-cells';
import { importPlan } from '@/lib/product-import/schema';

export const POST = defineRoute(
  {
    access: staff('prices.edit'),
    summary: 'A dry run: what importing a CSV file of entries would do with a price list',
    params: priceListParams,
    bytes: maxImportBytes,
    response: importPlan,
    status: 201,
  },
  ({ caller, params, bytes }) => planEntryImport(caller, params.id, bytes),
);
