import { defineCall } from '@/app/ucp/protocol';
import { findProblems, linesOf, notBegun, sessionInput, sessionOf } from '@/app/ucp/sessions';
import { setLines } from '@/lib/cart/commands/set-lines';
import { visitorOf } from '@/lib/cart/queries/visitor';
import { randomSecret } from '@/lib/platform/ids';

/** Begins a session with these lines; with a line that can't be bought none is begun. */
export const POST = defineCall(
  { summary: 'Begin a checkout session', body: sessionInput },
  async ({ body }) => {
    const lines = linesOf(body);
    const problems = await findProblems(lines);
    if (problems.length > 0) return Response.json(notBegun(problems));
    const id = randomSecret();
    const cart = await setLines(visitorOf(id), lines);
    return cart.ok ? Response.json(sessionOf(id, cart.value), { status: 201 }) : cart;
  },
);
