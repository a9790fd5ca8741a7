import { defineCall } from '@/app/ucp/protocol';
import { canceledSession, findSession, sessionParams } from '@/app/ucp/sessions';
import { deleteCart } from '@/lib/cart/commands';
import { visitorOf } from '@/lib/cart/queries/visitor';

/** Ends a session: it is gone afterwards. */
export const POST = defineCall(
  { summary: 'Cancel a checkout session', params: sessionParams },
  async ({ params: { id } }) => {
    const cart = await findSession(id);
    if (!cart.ok) return cart;
    await deleteCart(visitorOf(id));
    return Response.json(canceledSession(id, cart.value));
  },
);
