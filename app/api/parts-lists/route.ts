import { anyone } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { findCompanies } from '@/lib/auth/active-company';
import { findDeliveryPlace } from '@/lib/orders/queries/cart-delivery';
import { planPartsList } from '@/lib/parts-lists/queries/plan-cart';
import { partsListInput, partsListPlan } from '@/lib/parts-lists/schema';
import { ok } from '@/lib/shared/result';

export const POST = defineRoute(
  {
    access: anyone,
    summary:
      'The cheapest or the fastest cart for pieces of products, with equal products, packs and quantities to accept; orders nothing',
    body: partsListInput,
    response: partsListPlan,
    limit: { name: 'parts-lists', count: 120, seconds: 60 },
  },
  async ({ caller, body }) => {
    const { userId = '', sessionId } = caller ?? {};
    const active = sessionId ? (await findCompanies({ userId, sessionId })).active : null;
    const place = await findDeliveryPlace(userId, active, body);
    return place.ok ? ok(await planPartsList(body, caller ?? { userId }, place.value)) : place;
  },
);
