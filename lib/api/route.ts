import { after } from 'next/server';
import type { z } from 'zod';
import { deliverOutbox } from '../mail/worker';
import { deliverWebhooks } from '../webhooks/jobs';
import { expire } from '../platform/cache';
import { withCallOrigin } from '../platform/call-origin';
import { clientAddress } from '../platform/client-address';
import { sha256 } from '../platform/hash';
import { log } from '../platform/log';
import { loggedPath } from '../platform/logged-path';
import { newRequestId, requestId, requestIdHeader, withRequestId } from '../platform/request-id';
import { countAttempt, rateLimited, type Limit } from '../platform/rate-limit';
import type { Failure, Result } from '../shared/result';
import { isStaff, type Role } from '../users/rules/rights';
import { jsonResponse } from './response';
import { invalidInput, failureResponse, thrownResponse } from './errors';
import { readJson } from './read-body';
import { forgetParts, readUpload } from './upload-parts';
import { unknownVersion, withVersion, type Deprecation } from './versions';
import type { Guard } from './access';
import { confined, countKeyCall, keyCallerOf, withQuota } from './key-calls';
import { idempotencyKeyOf, once } from './idempotency';
import { actingOf, ownerOnlyFailure, recordActedCall } from './acting';

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;

export type Declaration<Caller, P, Q, B, A> = {
  /** Who may call. Mandatory: a route that doesn't say so doesn't compile. */
  access: Guard<Caller>;
  /** One line for the API document. */
  summary: string;
  params?: P;
  query?: Q;
  /** JSON body. Use strict objects: unknown fields are rejected. */
  body?: B;
  /** A raw body (a picture, a CSV file) of at most this many bytes, instead of JSON. */
  bytes?: number;
  /** The shape of the response: other fields are removed. */
  response?: A;
  status?: 200 | 201;
  /** Seconds for which shared caches may store a GET response, which then has an ETag. Without it nothing is stored. */
  publicFor?: number;
  /** The cache tags of that response: this server stores it until one of them expires. */
  cacheTags?: string[];
  /** Writing calls need the bearer token; this one (which mints it) takes the session cookie. */
  cookieAlone?: boolean;
  /** For the owner of the account alone: rejects staff who act in it. */
  ownerOnly?: boolean;
  /** A reading call that needs the bearer token too, because its response is about other people. */
  bearerOnly?: boolean;
  limit?: Limit;
  /** The command reads the Idempotency-Key itself; every other POST is carried out once for each key. */
  ownIdempotency?: boolean;
  /** The response has an ETag, and If-None-Match is answered with 304. */
  etag?: boolean;
  /** The media type of a response that isn't JSON. */
  produces?: string;
  /** A POST that changes nothing, whose input is too much for an address: it isn't in the audit log. */
  changesNothing?: boolean;
  /** The schema of each row of a body that is a list of rows, as JSON or NDJSON. */
  rows?: z.ZodType;
  /** A body that the call takes, for the API document. */
  example?: unknown;
  /** The call was replaced by another: responses say since when, and when it will be gone. */
  deprecated?: Deprecation;
  /** If-Match makes the write fail with 412 when the record has another ETag by then: the command checks it. */
  ifMatch?: boolean;
};

export type Call<Caller, P, Q, B> = {
  caller: Caller;
  params: Parsed<P>;
  query: Parsed<Q>;
  body: Parsed<B>;
  bytes: Buffer;
  request: Request;
};

type NextContext = { params: Promise<Record<string, string | string[] | undefined>> };
export type Route = ((request: Request, context: NextContext) => Promise<Response>) & {
  declaration: Declaration<
    unknown,
    z.ZodType | undefined,
    z.ZodType | undefined,
    z.ZodType | undefined,
    z.ZodType | undefined
  >;
};

/** The response to a call that is not allowed; logs who was rejected and why. */
function rejectCall(request: Request, failure: Failure): Response {
  const { method, url } = request;
  const reason = {
    reason: failure.code,
    method,
    path: loggedPath(new URL(url).pathname),
    address: clientAddress(request),
  };
  // Browsers of visitors ask without knowing better; everything else is worth a look.
  log[failure.kind === 'unauthenticated' ? 'info' : 'warn'](reason, 'call rejected');
  return failureResponse(failure);
}

const isStaffCall = (caller: unknown): boolean => {
  const role = (caller as { role?: Role } | null)?.role;
  return role !== undefined && isStaff(role);
};

const readingMethods = new Set(['GET', 'HEAD']);

/**
 * Declares a route handler: checks access, rate limit and input, runs the handler, and maps its Result to a status and
 * JSON. Cache tags that the handler returns expire before the response is sent; mails and webhooks are sent after it.
 */
export function defineRoute<
  Caller,
  P extends z.ZodType | undefined = undefined,
  Q extends z.ZodType | undefined = undefined,
  B extends z.ZodType | undefined = undefined,
  A extends z.ZodType | undefined = undefined,
>(
  declaration: Declaration<Caller, P, Q, B, A>,
  handler: (
    call: Call<Caller, P, Q, B>,
  ) => Promise<Result<A extends z.ZodType ? z.input<A> : unknown> | Response>,
): Route {
  const { access, params, query, body, bytes, cookieAlone = false, bearerOnly = false, limit } = declaration;
  const { ownerOnly = false, ownIdempotency = false, changesNothing = false } = declaration;

  async function respond(request: Request, context: NextContext): Promise<Response> {
    const reading = readingMethods.has(request.method);
    const proof = await access.prove(request, { cookieAlone: cookieAlone || (reading && !bearerOnly) });
    if (!proof.ok) return rejectCall(request, proof.failure);
    const quota = await countKeyCall(proof.value);
    const response = quota?.isExceeded
      ? rejectCall(request, rateLimited(quota.reset).failure)
      : await carryOut(request, context, proof.value);
    return withQuota(response, quota);
  }

  async function carryOut(request: Request, context: NextContext, caller: Caller): Promise<Response> {
    const reading = readingMethods.has(request.method);
    const acting = actingOf(caller);
    if (acting && ownerOnly) return rejectCall(request, ownerOnlyFailure());
    if (limit) {
      const seconds = await countAttempt(limit, clientAddress(request));
      if (seconds) return rejectCall(request, rateLimited(seconds).failure);
    }
    const givenParams = params?.safeParse(await context.params);
    if (givenParams && !givenParams.success) return invalidInput(givenParams.error, 'params');
    const givenQuery = query?.safeParse(Object.fromEntries(new URL(request.url).searchParams));
    if (givenQuery && !givenQuery.success) return invalidInput(givenQuery.error, 'query');
    const json = body ? await readJson(request) : undefined;
    if (json && !json.ok) return json.response;
    const givenBody = json && body?.safeParse(json.value);
    if (givenBody && !givenBody.success) return invalidInput(givenBody.error, 'body');
    const raw = bytes ? await readUpload(request, caller, bytes) : undefined;
    if (raw && !raw.ok) return raw.response;

    const call = {
      caller,
      params: givenParams?.data as Parsed<P>,
      query: givenQuery?.data as Parsed<Q>,
      body: givenBody?.data as Parsed<B>,
      bytes: raw?.value ?? Buffer.alloc(0),
      request,
    };
    const run = async (): Promise<Response> => {
      // The audit log records the client addresses of staff and of API keys, not those of customers.
      const result = await (isStaffCall(caller) || keyCallerOf(caller) || acting
        ? withCallOrigin({ address: clientAddress(request), acting }, async () => {
            if (acting && !reading) await recordActedCall(request, acting.customer);
            return confined(request, caller, () => handler(call), reading || changesNothing);
          })
        : handler(call));
      if (!reading) {
        after(deliverOutbox);
        after(deliverWebhooks);
      }
      if (result instanceof Response) return result;
      if (!result.ok) return failureResponse(result.failure);
      await expire(result.expire);
      if (raw) await forgetParts(request, caller);
      return jsonResponse(request, declaration, result.value);
    };
    const key = ownIdempotency ? null : idempotencyKeyOf(request, caller);
    if (!key) return run();
    if (!key.ok) return failureResponse(key.failure);
    const content = sha256(raw?.value ?? JSON.stringify(json?.value ?? null)) + new URL(request.url).search;
    return once({ caller: key.value.caller, request, content }, key.value.key, run);
  }

  const respondWithId = async (request: Request, context: NextContext, id: string): Promise<Response> => {
    let response: Response;
    try {
      response = unknownVersion(request) ?? (await respond(request, context));
    } catch (error) {
      response = thrownResponse(error, id);
    }
    response.headers.set(requestIdHeader, id);
    withVersion(response, declaration.deprecated);
    log.debug({
      method: request.method,
      path: loggedPath(new URL(request.url).pathname),
      status: response.status,
    });
    return response;
  };
  // Only server/ gives requests their ids: on Vercel and in development it is done here.
  const handleRequest = (request: Request, context: NextContext): Promise<Response> => {
    const id = requestId() ?? newRequestId();
    return withRequestId(id, () => respondWithId(request, context, id));
  };
  return Object.assign(handleRequest, { declaration });
}
