import type { z } from 'zod';
import type { Guard } from '@/lib/api/access';
import { defineRoute, type Call, type Declaration, type Route } from '@/lib/api/route';
import { clientAddress } from '@/lib/platform/client-address';
import { sha256 } from '@/lib/platform/hash';
import { ok, type Result } from '@/lib/shared/result';

/** The version of the Universal Commerce Protocol (https://ucp.dev) that the shop speaks. */
export const protocolVersion = '2026-04-08';

export const checkoutCapability = 'dev.ucp.shopping.checkout';

/** What the protocol calls the metadata of a response. Nobody pays through the protocol: no payment handlers. */
export const metadata = (status: 'success' | 'error') => ({
  version: protocolVersion,
  status,
  capabilities: { [checkoutCapability]: [{ version: protocolVersion }] },
  payment_handlers: {},
});

/** Who calls: a key that repeats a call holds for one address alone. */
type Agent = { userId: string };

const agent: Guard<Agent> = {
  name: 'anyone',
  prove: async (request) => ok({ userId: `agent-${sha256(clientAddress(request) ?? '')}` }),
};

/** The version that a caller names in the header UCP-Agent: `profile="https://…"; version="2026-04-08"`. */
const wantedVersion = (request: Request) =>
  /;\s*version="(\d{4}-\d{2}-\d{2})"/.exec(request.headers.get('ucp-agent') ?? '')?.[1];

const errorOf = (
  status: number,
  code: string,
  content: string,
  headers: Headers = new Headers(),
): Response => {
  headers.delete('content-length');
  headers.set('cache-control', 'no-store');
  const messages = [{ type: 'error', code, content, severity: 'unrecoverable' }];
  return Response.json({ ucp: metadata('error'), code, content, messages }, { status, headers });
};

/** In this protocol a key that comes with another body is a conflict. */
const statusOf = (status: number, code: string) => (code === 'idempotency-key-reused' ? 409 : status);

/**
 * Declares a call of the protocol as a route of the shop, whose errors have the shape of the protocol. A caller that
 * speaks a newer version than the shop is told so.
 */
export function defineCall<
  P extends z.ZodType | undefined = undefined,
  B extends z.ZodType | undefined = undefined,
>(
  {
    summary,
    params,
    body,
    changesNothing,
  }: Pick<Declaration<Agent, P, undefined, B, undefined>, 'summary' | 'params' | 'body' | 'changesNothing'>,
  answer: (call: Call<Agent, P, undefined, B>) => Promise<Result<unknown> | Response>,
): Route {
  const limit = { name: 'checkout-sessions', count: 240, seconds: 60 };
  const route = defineRoute({ access: agent, summary, params, body, limit, changesNothing }, answer);
  const respond = async (...[request, context]: Parameters<Route>): Promise<Response> => {
    const wanted = wantedVersion(request);
    if (wanted && wanted > protocolVersion)
      return errorOf(400, 'version_unsupported', `The shop speaks ${protocolVersion} and no newer version.`);
    const response = await route(request, context);
    if (response.ok) {
      response.headers.set('cache-control', 'private, no-store');
      return response;
    }
    const { error } = (await response.json()) as { error: { code: string; message: string } };
    return errorOf(statusOf(response.status, error.code), error.code, error.message, response.headers);
  };
  return Object.assign(respond, { declaration: route.declaration });
}
