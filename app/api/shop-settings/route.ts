import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { saveShop } from '@/lib/settings/commands';
import { findShop } from '@/lib/settings/queries';
import { shopChange, shopSchema } from '@/lib/settings/schema/shop';
import { ok } from '@/lib/shared/result';

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
  async ({ caller, body }) => saveShop(caller, body),
);
