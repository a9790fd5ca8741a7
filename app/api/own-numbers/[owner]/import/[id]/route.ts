import { signedIn } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { importOwnNumbers } from '@/lib/own-numbers/commands';
import { authorizeOwner } from '@/lib/own-numbers/queries';
import { ownNumberImportParams } from '@/lib/own-numbers/schema';
import { importPortion, importResult } from '@/lib/product-import/schema';

export const POST = defineRoute(
  {
    access: signedIn,
    summary:
      'Carry out a batch of a planned import of own part numbers; the response says where the next begins',
    params: ownNumberImportParams,
    body: importPortion,
    response: importResult,
  },
  async ({ caller, params, body }) => {
    const owner = await authorizeOwner(caller, params.owner, 'numbers.edit');
    return owner.ok ? importOwnNumbers(owner.value, params.id, body.from) : owner;
  },
);
