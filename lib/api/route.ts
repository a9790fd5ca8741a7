import { after } from 'next/server';
import type { z } from 'zod';
import { deliverOutbox } from '../mail/worker';
import { expire } from '../platform/cache';
import { clientAddress } from '../platform/client-address';
import { randomBase32 } from '../platform/ids';
import { log } from '../platform/log';
import { countAttempt, rateLimited, type Limit } from '../platform/rate-limit';
import type { Failure, Result } from '../shared/result';
import { jsonResponse } from './response';
import { invalidInput, failureResponse, thrownResponse } from './errors';
import { readBytes, readJson } from './read-body';
import type { Guard } from './access';

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
  /** A reading call that needs the bearer token too, because its response is about other people. */
  bearerOnly?: boolean;
  limit?: Limit;
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
    path: new URL(url).pathname,
    address: clientAddress(request),
  };
  // Browsers of visitors ask without knowing better; everything else is worth a look.
  log[failure.kind === 'unauthenticated' ? 'info' : 'warn'](reason, 'call rejected');
  return failureResponse(failure);
}

const readingMethods = new Set(['GET', 'HEAD']);

/**
 * Declares a route handler: checks access, rate limit and input, runs the handler, and maps its Result to a status and
 * JSON. Cache tags that the handler returns expire before the response is sent; the outbox is sent after it.
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

  async function respond(request: Request, context: NextContext): Promise<Response> {
    const reading = readingMethods.has(request.method);
    const proof = await access.prove(request, { cookieAlone: cookieAlone || (reading && !bearerOnly) });
    if (!proof.ok) return rejectCall(request, proof.failure);
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
    const raw = bytes ? await readBytes(request, bytes) : undefined;
    if (raw && !raw.ok) return raw.response;

    const result = await handler({
      caller: proof.value,
      params: givenParams?.data as Parsed<P>,
      query: givenQuery?.data as Parsed<Q>,
      body: givenBody?.data as Parsed<B>,
      bytes: raw?.value ?? Buffer.alloc(0),
      request,
    });
    if (!reading) after(deliverOutbox);
    if (result instanceof Response) return result;
    if (!result.ok) return failureResponse(result.failure);
    expire(result.expire);
    return jsonResponse(request, declaration, result.value);
  }

  const handleRequest = async (request: Request, context: NextContext): Promise<Response> => {
    const reference = randomBase32(12);
    let response: Response;
    try {
      response = await respond(request, context);
    } catch (error) {
      response = thrownResponse(error, reference);
    }
    response.headers.set('x-request-id', reference);
    log.debug({
      reference,
      method: request.method,
      path: new URL(request.url).pathname,
      status: response.status,
    });
    return response;
  };
  return Object.assign(handleRequest, { declaration });
}
