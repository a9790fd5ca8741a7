import { randomUUID } from 'node:crypto';
import type { HexboltClient } from '@hexbolt/client';
import { checking, exampleOf, type JsonSchema } from './example-body';
import { uniqueIpAddress } from './factories';

type Media = Record<string, { schema?: JsonSchema; example?: unknown }>;
type Described = { $ref?: string; content?: Media };
export type Operation = {
  'x-who': string;
  'x-scope'?: string;
  parameters?: { name: string; in: 'path' | 'query' | 'header'; required?: boolean; schema: JsonSchema }[];
  requestBody?: { content: Media };
  responses: Record<string, Described>;
};
export type OpenApi = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema>; responses: Record<string, Described> };
};
export type Call = { name: string; method: string; path: string; operation: Operation };
export type Outcome = { name: string; status: number; code: string; problem: string };

/** What stands for a part of the path, the query or the body of a call; by the path and the name of the part. */
export type Fixtures = {
  parameters: Record<string, string>;
  bodies: Record<string, unknown>;
  clientFor(call: Call): HexboltClient;
};

type Sent = { data?: unknown; error?: unknown; response: Response };
type Sender = { request(method: string, path: string, init: object): Promise<Sent> };

// Records are made before they are read, read before they are changed, and deleted last; parents before their parts.
const steps = ['POST', 'GET', 'PUT', 'PATCH', 'DELETE'];
const rankOf = ({ method, path }: Call) => {
  const isStep = method === 'POST' && path.includes('}/');
  return (
    steps.indexOf(method) * 100 + (isStep ? 150 : 0) + (method === 'DELETE' ? -1 : 1) * path.split('/').length
  );
};

/** All calls of the document, in an order in which they can be made one after another. */
export function callsOf(document: OpenApi): Call[] {
  return Object.entries(document.paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        name: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase(),
        path,
        operation,
      })),
    )
    .sort((one, other) => rankOf(one) - rankOf(other));
}

/** The list that a part of a path chooses from: `orders` for the number of `/api/shop/orders/{number}`. */
const listOf = (path: string, part: string) =>
  path
    .slice(0, path.indexOf(`/{${part}}`))
    .split('/')
    .at(-1);

/** The answer to a call, with what the document doesn't say about it as `problem`. */
export async function makeCall(call: Call, document: OpenApi, fixtures: Fixtures): Promise<Outcome> {
  const { name, method, path, operation } = call;
  const { schemas } = document.components;
  const valueOf = ({ name: part, schema }: { name: string; schema: JsonSchema }) =>
    fixtures.parameters[`${path} ${part}`] ??
    fixtures.parameters[`${listOf(path, part)} ${part}`] ??
    fixtures.parameters[part] ??
    String(exampleOf(schema, schemas, part));
  const params = { path: {}, query: {}, header: {} } as Record<string, Record<string, string>>;
  for (const parameter of operation.parameters ?? [])
    if (parameter.required) params[parameter.in]![parameter.name] = valueOf(parameter);
    else if (parameter.name === 'Idempotency-Key') params.header![parameter.name] = randomUUID();

  const content = operation.requestBody?.content;
  const json = content?.['application/json'];
  const body = fixtures.bodies[name] ?? json?.example ?? (json?.schema && exampleOf(json.schema, schemas));
  const isRaw = content !== undefined && json === undefined;
  const init = {
    params,
    headers: {
      'x-forwarded-for': uniqueIpAddress(),
      ...(isRaw && { 'content-type': 'application/octet-stream' }),
    },
    parseAs: 'text',
    ...(content && { body: body ?? '' }),
    ...(isRaw && { bodySerializer: (raw: unknown) => raw }),
  };
  const { response, data, error } = await (fixtures.clientFor(call) as unknown as Sender).request(
    method.toLowerCase(),
    path,
    init,
  );
  const text = typeof data === 'string' ? data : error === undefined ? '' : JSON.stringify(error);
  const described = operation.responses[response.status];
  if (!described)
    return { name, status: response.status, code: '', problem: `not documented: ${text.slice(0, 300)}` };
  const of = described.$ref ? document.components.responses[described.$ref.split('/').at(-1)!]! : described;
  const type = (response.headers.get('content-type') ?? '').split(';')[0]!;
  const media = of.content?.['application/json'];
  const value: unknown = type === 'application/json' && text ? JSON.parse(text) : undefined;
  const code = (value as { error?: { code?: string } } | undefined)?.error?.code ?? '';
  const answer = { name, status: response.status, code };
  if (media && value === undefined) return { ...answer, problem: `${type || 'nothing'} instead of JSON` };
  if (media?.schema) {
    const { error: wrong } = checking(media.schema, schemas).safeParse(value);
    if (wrong) return { ...answer, problem: `${wrong.message.slice(0, 500)} in ${text.slice(0, 300)}` };
  }
  if (response.ok) remember(call, value, fixtures.parameters);
  return { ...answer, problem: '' };
}

/** Keeps what names a record that was made, for the calls about it. */
function remember({ method, path }: Call, value: unknown, parameters: Fixtures['parameters']): void {
  if (method !== 'POST' || typeof value !== 'object' || value === null) return;
  const list = path.split('/').at(-1)!;
  for (const [field, each] of Object.entries(value))
    if (typeof each === 'string') parameters[`${list} ${field}`] ??= each;
}
