import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { createCompany, join } from '../http/company-people';
import { closeTheDatabase, signInNewPerson, theDatabase, uniqueIpAddress } from './factories';
import { theShop } from './open-shop';
import { demoAdmin, Person } from './people';

const clients: Client[] = [];

/** A SKU of the demo. */
export const sku = 'TW-AG125';

/** A client as agents have it, with an API key or without. */
export async function connect(key?: string): Promise<Client> {
  const headers = {
    'x-forwarded-for': uniqueIpAddress(),
    ...(key && { authorization: `Bearer ${key}` }),
  };
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(
    new StreamableHTTPClientTransport(new URL('/mcp', theShop()), { requestInit: { headers } }),
  );
  clients.push(client);
  return client;
}

/** The result of a tool, also of one that failed. */
export const call = async (client: Client, name: string, input: object) =>
  (await client.callTool({ name, arguments: input as Record<string, unknown> })) as CallToolResult;

/** The structured result of a tool; fails the test where the tool fails. */
export async function resultOf<T>(client: Client, name: string, input: object): Promise<T> {
  const result = await call(client, name, input);
  expect([name, result.isError, result.isError && result.content]).toEqual([name, undefined, undefined]);
  return result.structuredContent as T;
}

/** The error of a tool that must fail. */
export async function errorOf(client: Client, name: string, input: object) {
  const { isError, structuredContent } = await call(client, name, input);
  expect(isError).toBe(true);
  return (structuredContent as { error: { code: string; fields?: Record<string, string> } }).error;
}

/** What must stay as it is, as text. */
export async function stored(): Promise<string> {
  const names = [
    'orders',
    'quotes',
    'items',
    'users',
    'companies',
    'apiKeys',
    'shoppingLists',
    'approvalRequests',
  ];
  const read = async (name: string) => {
    const found = await theDatabase().collection(name).find().sort({ _id: 1 }).toArray();
    return found.map(({ lastUsedAt: _, ...document }) => document);
  };
  return JSON.stringify(await Promise.all(names.map(read)));
}

/** A message as agents post it. */
export const post = (body: string, headers: Record<string, string> = {}) =>
  fetch(`${theShop()}/mcp`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'x-forwarded-for': uniqueIpAddress(),
      ...headers,
    },
    body,
  });

export type Keys = {
  path: string;
  admin: Person;
  make: (scopes: string[]) => Promise<{ id: string; key: string }>;
};

/** A new company, whose admin makes keys. */
export async function openCompany(): Promise<Keys> {
  const staff = await new Person(theShop()).signIn(demoAdmin);
  const company = await createCompany(staff);
  const admin = await join(await signInNewPerson(theShop()), company, 'admin');
  const path = `/api/companies/${company}/keys`;
  const make = async (scopes: string[]) => {
    const body = { name: `Agent ${scopes.join(' ')} ${Date.now()}`, scopes, validDays: 1 };
    const made = await admin.post<{ id: string; key: string }>(path, body);
    expect(made.status).toBe(201);
    return made.json;
  };
  return { path, admin, make };
}

/** The slug of the product with that SKU. */
export async function findSlug(): Promise<string> {
  const product = await theDatabase().collection<{ slug: string }>('items').findOne({ 'variants.sku': sku });
  return product!.slug;
}

export async function closeAgents(): Promise<void> {
  for (const client of clients) await client.close();
  await closeTheDatabase();
}
