import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { saveShop } from '@/lib/settings/commands';
import { findShop } from '@/lib/settings/queries';
import { shopChange, shopSchema } from '@/lib/settings/schema/shop';
import { findUnknownAssignments } from '@/lib/orders/queries/taxing';
import { fail, ok } from '@/lib/shared/result';

export const GET = defineRoute(
  { access: staff('settings.view'), summary: 'The settings of the shop', response: shopSchema },
  async () => ok(await findShop()),
);

export const PATCH = defineRoute(
  {
    access: staff('settings.edit'),
    summary: 'Change settings of the shop',
    body: shopChange,
    response: shopSchema,
  },
  async ({ caller, body }) => {
    const fields = await findUnknownAssignments(body.taxAssignments ?? []);
    if (Object.keys(fields).length)
      return fail('invalid', 'unknown-category', 'A category does not exist.', { fields });
    return saveShop(caller, body);
  },
);
