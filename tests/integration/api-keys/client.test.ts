import { createClient } from '@hexbolt/client';
import { z } from 'zod';
import { apiRoutes } from '@/app/api/routes';
import { openapiDocument } from '@/lib/api/openapi';
import type { Route } from '@/lib/api/route';
import { withSharedParts } from '@/lib/api/shared-schemas';
import { makeKey } from '@/lib/api-keys/commands/keys';
import { scopes } from '@/lib/api-keys/rules';
import { keyInput } from '@/lib/api-keys/schema';
import { creditAccounts } from '@/lib/credit/collection';
import { newCreditAccount } from '@/lib/credit/commands/terms';
import { createCompany, createMember, valueOf } from '../companies/fixtures';
import { bodyFor, createAdmin, createProduct, newKey } from '../orders/fixtures';
import { companyKey } from './company-key';

// Work after the response needs a server of Next.
jest.mock('next/server', () => ({ ...jest.requireActual<object>('next/server'), after: () => undefined }));

const document = withSharedParts(openapiDocument('API', apiRoutes)) as unknown as {
  paths: Record<
    string,
    Record<string, { responses: Record<string, { content?: Record<string, { schema: object }> }> }>
  >;
  components: { schemas: object };
};

/** A schema of the document with those to which it refers, as a schema that checks values. */
function checking(schema: object) {
  const text = JSON.stringify({ ...schema, $defs: document.components.schemas });
  return z.fromJSONSchema(JSON.parse(text.replaceAll('#/components/schemas/', '#/$defs/')) as never);
}

const routes = Object.entries(apiRoutes)
  .map(([path, methods]) => ({
    path,
    names: [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!),
    pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '([^/]+)')}$`),
    methods: methods as Record<string, Route>,
  }))
  .sort((one, other) => one.names.length - other.names.length);

/** The calls that were answered as the document says. */
const answered = new Set<string>();

/** Carries a request of the client out by its route, and checks the answer against the document. */
async function throughRoutes(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const route = routes.find(({ pattern }) => pattern.test(pathname))!;
  const values = route.pattern.exec(pathname)!.slice(1).map(decodeURIComponent);
  const params = Object.fromEntries(route.names.map((name, index) => [name, values[index]!]));
  const response = await route.methods[request.method]!(request, { params: Promise.resolve(params) });
  const call = `${request.method} ${route.path}`;
  const { responses } = document.paths[route.path]![request.method.toLowerCase()]!;
  const schema = responses[response.status]?.content?.['application/json']?.schema;
  if (schema) {
    const json: unknown = await response.clone().json();
    expect([call, checking(schema).safeParse(json).error]).toEqual([call, undefined]);
    answered.add(call);
  }
  return response;
}

const clientWith = (key: string) => createClient({ url: 'http://shop.example/', key, fetch: throughRoutes });

/** What a call has answered; throws the failure. */
async function dataOf<T>(call: Promise<{ data?: T; error?: unknown; response: Response }>): Promise<T> {
  const { data, error, response } = await call;
  if (error !== undefined) throw new Error(`${response.status} ${JSON.stringify(error)}`);
  return data as T;
}

test('a system of a company orders, asks for a quote and keeps lists by the client', async () => {
  const company = await createCompany();
  const terms = { status: 'active', netDays: 30, limit: 100_000_000 } as const;
  await creditAccounts().insertOne(newCreditAccount({ id: company, name: 'Lakeside', email: '' }, terms));
  const shop = clientWith(await companyKey(await createMember(company, 'admin')));
  const body = await bodyFor([[await createProduct(100), 2]]);
  const { sku } = body.lines[0]!;

  const header = { 'Idempotency-Key': newKey() };
  const { number } = await dataOf(shop.POST('/api/orders', { params: { header }, body, headers: header }));
  const path = { number };
  expect((await dataOf(shop.GET('/api/orders', {}))).rows).toMatchObject([{ number }]);
  expect(await dataOf(shop.GET('/api/orders/{number}', { params: { path } }))).toMatchObject({ number });
  await dataOf(shop.POST('/api/orders/{number}/cancel', { params: { path }, body: { why: 'A test' } }));
  await dataOf(shop.GET('/api/approvals', {}));
  await dataOf(shop.GET('/api/my-blanket-orders', {}));
  await dataOf(shop.GET('/api/me/prices', { params: { query: { products: 'angle-grinder' } } }));

  const asked = { key: newKey(), lines: [{ sku, quantity: 50 }], text: '' };
  const quote = await dataOf(shop.POST('/api/my-quotes', { body: asked }));
  await dataOf(shop.GET('/api/my-quotes', {}));
  const comment = { key: newKey(), text: 'In May?' };
  await dataOf(shop.POST('/api/my-quotes/{number}/comments', { params: { path: quote }, body: comment }));
  await dataOf(shop.POST('/api/my-quotes/{number}/decline', { params: { path: quote }, body: { why: '' } }));

  const list = {
    path: await dataOf(shop.POST('/api/shopping-lists', { body: { key: newKey(), name: 'Bin' } })),
  };
  await dataOf(shop.PATCH('/api/shopping-lists/{id}', { params: list, body: { note: 'Hall 3' } }));
  const lines = [{ sku, quantity: 3 }];
  await dataOf(shop.POST('/api/shopping-lists/{id}/lines', { params: list, body: { lines } }));
  await dataOf(shop.GET('/api/shopping-lists', {}));
  const read = await dataOf(shop.GET('/api/shopping-lists/{id}', { params: list }));
  expect(read).toMatchObject({ note: 'Hall 3', lines });
  await dataOf(shop.DELETE('/api/shopping-lists/{id}', { params: list }));

  const unknown = await shop.GET('/api/orders/{number}', { params: { path: { number: 'HX-00000000' } } });
  expect([unknown.response.status, unknown.error?.error.code]).toEqual([404, 'unknown-order']);
  expect(answered.size).toBeGreaterThan(15);
}, 60_000);

test('a system of the shop reads its records by the client', async () => {
  const input = keyInput.parse({ name: 'Client', scopes, validDays: 1 });
  const shop = clientWith(valueOf(await makeKey(createAdmin(), input)).key);
  const sku = await createProduct(10);
  const query = { params: { query: { limit: 2 } } };
  for (const path of ['orders', 'products', 'customers', 'stock', 'invoices', 'returns'] as const)
    expect((await dataOf(shop.GET(`/api/shop/${path}`, query as never))) as object).toHaveProperty('rows');
  const changed = await dataOf(
    shop.PUT('/api/products/skus/{sku}/stock', {
      params: { path: { sku } },
      body: { availableQuantity: 12, reason: 'Counted' },
    }),
  );
  expect(changed).toBeDefined();
  const read = await dataOf(shop.GET('/api/shop/stock/{sku}', { params: { path: { sku } } }));
  expect(read).toMatchObject({ sku });
});
