import { admin } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { saveShop } from '@/lib/settings/commands';
import { findShop } from '@/lib/settings/queries';
import { shopInput, shopSchema } from '@/lib/settings/schema';
import { ok } from '@/lib/shared/result';

export const GET = defineRoute(
  { access: admin, summary: 'The settings of the shop', response: shopSchema },
  async () => ok(await findShop()),
);

export const PUT = defineRoute(
  { access: admin, summary: 'Save the settings of the shop', body: shopInput, response: shopSchema },
  async ({ caller, body }) => saveShop(caller, body),
);
