import { createDocument, type ZodOpenApiPathsObject } from 'zod-openapi';
import { z } from 'zod';
import { groupOf } from './operation-groups';
import type { Route } from './route';
import { newestVersion, versionHeader } from './versions';

type Methods = Partial<Record<'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', Route>>;

const errorShape = z
  .object({
    error: z.object({
      code: z.string(),
      message: z.string(),
      fields: z.record(z.string(), z.string()).optional(),
      reference: z.string().optional(),
    }),
  })
  .meta({ id: 'Error' });

const problem = 'must be a whole number of minor units (cents)';
const errorExample = {
  error: { code: 'invalid-input', message: `price: ${problem}`, fields: { price: problem } },
};

const rejected = (description: string) => ({
  description,
  content: { 'application/json': { schema: errorShape, example: errorExample } },
});

const binary = { type: 'string' as const, format: 'binary' };

function requestBody({ declaration: { body, bytes, rows, example } }: Route) {
  const shown = example === undefined ? {} : { example };
  const content = body
    ? { 'application/json': { schema: body, ...shown } }
    : rows
      ? { 'application/json': { schema: z.array(rows), ...shown }, 'application/x-ndjson': { schema: rows } }
      : bytes && { '*/*': { schema: binary } };
  return content ? { requestBody: { required: true, content } } : {};
}

const responseHeader = (description: string) => ({ description, schema: { type: 'string' as const } });

function success({ declaration: { response, produces, etag } }: Route) {
  const headers = {
    'x-request-id': responseHeader('Names this call in the log of the shop'),
    [versionHeader]: responseHeader('The version of the API'),
    ...(etag && { etag: responseHeader('What the record says, as a tag for If-Match') }),
  };
  const json = response && { 'application/json': { schema: response } };
  const schema = produces === 'application/json' ? { type: 'object' as const } : binary;
  const content = json ?? (produces && { [produces]: { schema } });
  return { description: 'Done', headers, ...(content && { content }) };
}

/** Whether a query has a part that must be there, such as the product whose reviews are asked for. */
const namesRecord = (query: z.ZodType | undefined) => query !== undefined && !query.safeParse({}).success;

/** Every status with which a call can answer, from what its declaration says and what the shop does with all calls. */
function responses(method: string, route: Route) {
  const { declaration } = route;
  const { access, params, query, body, bytes, limit, status = 200, publicFor, etag = false } = declaration;
  const { ownerOnly = false, ifMatch = false, response } = declaration;
  const writes = method !== 'GET';
  const needsMore =
    ownerOnly || writes || access.scope || !['anyone', 'signedIn', 'cron', 'metrics'].includes(access.name);
  return {
    [status]: success(route),
    ...((publicFor !== undefined || etag) && { 304: { description: 'The caller has the newest one' } }),
    400: rejected('The input is not valid: fields says where and why. Or there is no such version'),
    ...(access.name !== 'anyone' && { 401: rejected('Not signed in, or the token or key is not valid') }),
    ...((needsMore || (params && access.name !== 'anyone')) && {
      403: rejected('Not allowed to this person or key'),
    }),
    ...((params || writes || !response || namesRecord(query)) && {
      404: rejected('There is no such record, or it is not yours'),
    }),
    ...(writes && {
      409: rejected('The present state does not allow it: the message says what is possible'),
    }),
    ...(ifMatch && { 412: rejected('The record has another ETag by now: nothing was changed') }),
    ...((body || bytes) && { 413: rejected('The body is too large') }),
    ...(body && { 415: rejected('The body is not sent as JSON') }),
    ...(writes && { 422: rejected('It cannot be done, or the Idempotency-Key was used for another call') }),
    ...((access.scope || limit || writes) && { 429: rejected('Too many calls: Retry-After says how long') }),
    500: rejected('A fault of the shop: reference names the call in its log'),
    503: rejected('The database is away for a moment'),
  };
}

const ifMatchHeader = z.string().optional().meta({
  description: 'The ETag of the record as it was read: the write fails with 412 if it has another one',
});

const keyHeader = z.string().optional().meta({
  description: 'Chosen by the caller for this call: a repeat with the same key gets the same response',
});

function operation(path: string, method: string, route: Route) {
  const { access, summary, params, query, ownerOnly = false, ifMatch = false } = route.declaration;
  const takesKey = method === 'POST' && !['anyone', 'cron', 'metrics'].includes(access.name);
  return {
    tags: [groupOf(path)],
    summary,
    ...(route.declaration.deprecated && { deprecated: true }),
    'x-who': access.name,
    // API keys with this scope may make the call, too.
    ...(access.scope && { 'x-scope': access.scope }),
    // Staff who act in a customer's account are rejected.
    ...(ownerOnly && { 'x-owner-only': true }),
    security: access.name === 'anyone' ? [] : [{ bearer: [] }],
    requestParams: {
      ...(params instanceof z.ZodObject && { path: params }),
      ...(query instanceof z.ZodObject && { query }),
      ...(ifMatch && { header: z.object({ 'If-Match': ifMatchHeader }) }),
      ...(takesKey && { header: z.object({ 'Idempotency-Key': keyHeader }) }),
    },
    ...requestBody(route),
    responses: responses(method, route),
  };
}

const description = [
  'Writing calls need a bearer token: an API key, or the access token of a person. Reads of what belongs to a person ' +
    'also take the cookie of a signed-in browser.',
  'Errors are `{ error: { code, message, fields? } }`. Money is in minor units (cents), times are UTC.',
].join('\n\n');

const bearer =
  'An API key (`hb_live_…`), or the access token that `PUT /api/user/{email}` returns to the signed-in person';

/** The OpenAPI 3.1 document of the given routes, generated from the declarations that check the calls. */
export function openapiDocument(title: string, routes: Record<string, Methods>) {
  const paths: ZodOpenApiPathsObject = {};
  for (const [path, methods] of Object.entries(routes)) {
    paths[path] = Object.fromEntries(
      Object.entries(methods).map(([method, handler]) => [
        method.toLowerCase(),
        operation(path, method, handler),
      ]),
    );
  }
  return createDocument({
    openapi: '3.1.0',
    info: { title, version: newestVersion, description },
    servers: [{ url: '/' }],
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', description: bearer } } },
    tags: [...new Set(Object.keys(routes).map(groupOf))].sort().map((name) => ({ name })),
    paths,
  });
}
