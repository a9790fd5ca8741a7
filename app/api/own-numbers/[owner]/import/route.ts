import { signedIn } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { planOwnNumberImport } from '@/lib/own-numbers/commands';
import { authorizeOwner } from '@/lib/own-numbers/queries';
import { ownerParams } from '@/lib/own-numbers/schema';
import { maxImportBytes } from '@/lib/product-import/rules/csv-cells';
import { importPlan } from '@/lib/product-import/schema';

export const POST = defineRoute(
  {
    access: signedIn,
    summary:
      'A dry run: what importing a CSV file of own part numbers (at most 5,000 rows and 8 MB) would do',
    params: ownerParams,
    bytes: maxImportBytes,
    response: importPlan,
    status: 201,
    limit: { name: 'own-number-files', count: 20, seconds: 3600 },
  },
  async ({ caller, params, bytes }) => {
    const owner = await authorizeOwner(caller, params.owner, 'numbers.edit');
    return owner.ok ? planOwnNumberImport(owner.value, bytes) : owner;
  },
);
