import { defineRoute } from '@/lib/api/route';
import { findCompanies } from '@/lib/auth/active-company';
import { buyer } from '@/lib/cart/queries/visitor';
import { cartDelivery, cartDeliveryQuery } from '@/lib/delivery/schema';
import { estimateCartDelivery } from '@/lib/orders/queries/cart-delivery';

export const GET = defineRoute(
  {
    access: buyer,
    summary: 'The cheapest delivery of your cart, to a place or to the address that you used last',
    query: cartDeliveryQuery,
    response: cartDelivery,
  },
  async ({ caller, query }) => {
    const { userId, sessionId } = caller;
    const active = sessionId ? (await findCompanies({ userId, sessionId })).active : null;
    return estimateCartDelivery(caller, active, query);
  },
);
