import { defineCall } from '@/app/ucp/protocol';
import {
  findProblems,
  findSession,
  linesOf,
  replaceLines,
  sessionInput,
  sessionOf,
  sessionParams,
} from '@/app/ucp/sessions';

/** The session at present prices and stock. */
export const GET = defineCall(
  { summary: 'Read a checkout session', params: sessionParams },
  async ({ params: { id } }) => {
    const cart = await findSession(id);
    return cart.ok ? Response.json(sessionOf(id, cart.value)) : cart;
  },
);

/** Replaces the lines of a session; with a line that can't be bought nothing is changed. */
export const PUT = defineCall(
  { summary: 'Replace the lines of a checkout session', params: sessionParams, body: sessionInput },
  async ({ params: { id }, body }) => {
    const present = await findSession(id);
    if (!present.ok) return present;
    const lines = linesOf(body);
    const problems = await findProblems(lines);
    if (problems.length > 0) return Response.json(sessionOf(id, present.value, problems));
    const cart = await replaceLines(id, present.value.lines, lines);
    return cart.ok ? Response.json(sessionOf(id, cart.value)) : cart;
  },
);
