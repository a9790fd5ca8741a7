import { defineCall } from '@/app/ucp/protocol';
import { findSession, sessionOf, sessionParams } from '@/app/ucp/sessions';

/** Orders nothing: the response leads to the site, where a person reviews the lines and orders. */
export const POST = defineCall(
  { summary: 'Ask to complete a checkout session', params: sessionParams, changesNothing: true },
  async ({ params: { id } }) => {
    const cart = await findSession(id);
    return cart.ok ? Response.json(sessionOf(id, cart.value)) : cart;
  },
);
