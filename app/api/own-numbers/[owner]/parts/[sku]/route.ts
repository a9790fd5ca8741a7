import { signedIn } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { removeOwnNumber, saveOwnNumber } from '@/lib/own-numbers/commands';
import { authorizeOwner } from '@/lib/own-numbers/queries';
import { ownNumberInput, ownNumberParams } from '@/lib/own-numbers/schema';
import { done } from '@/lib/users/schema/responses';

export const PUT = defineRoute(
  {
    access: signedIn,
    summary: 'Set your own part number of a SKU. In a company for those who order, and staff',
    params: ownNumberParams,
    body: ownNumberInput,
    response: done,
  },
  async ({ caller, params, body }) => {
    const owner = await authorizeOwner(caller, params.owner, 'numbers.edit');
    return owner.ok ? saveOwnNumber(owner.value, params.sku, body) : owner;
  },
);

export const DELETE = defineRoute(
  {
    access: signedIn,
    summary: 'Remove your own part number of a SKU. In a company for those who order, and staff',
    params: ownNumberParams,
    response: done,
  },
  async ({ caller, params }) => {
    const owner = await authorizeOwner(caller, params.owner, 'numbers.edit');
    return owner.ok ? removeOwnNumber(owner.value, params.sku) : owner;
  },
);
