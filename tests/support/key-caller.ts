import { apiRoutes } from '@/app/api/routes';
import { makeKey } from '@/lib/api-keys/commands/keys';
import type { Scope } from '@/lib/api-keys/rules';
import { keyInput } from '@/lib/api-keys/schema';
import type { Route } from '@/lib/api/route';
import { createAdmin } from '../integration/orders/fixtures';

type Options = {
  params?: Record<string, string>;
  query?: object;
  body?: unknown;
  raw?: string;
  headers?: HeadersInit;
};
export type Reply = { status: number; headers: Headers; text: string; json: Record<string, unknown> };

/** Makes an API key with these scopes and returns a function that calls the shop's routes with it. */
export async function keyCaller(name: string, scopes: Scope[]) {
  const made = await makeKey(createAdmin(), keyInput.parse({ name, scopes, validDays: null }));
  if (!made.ok) throw new Error(made.failure.message);
  return callerWith(made.value.key);
}

/** A function that calls the shop's routes with an API key. */
export function callerWith(apiKey: string) {
  return async (method: string, path: string, options: Options = {}): Promise<Reply> => {
    const { params = {}, query = {}, body, raw, headers } = options;
    const route = (apiRoutes as Record<string, Record<string, Route>>)[path]![method]!;
    const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key]!));
    const search = new URLSearchParams(query as Record<string, string>);
    const request = new Request(`http://shop.example${filled}?${search}`, {
      method,
      headers: {
        authorization: `Bearer ${apiKey}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: raw ?? (body === undefined ? undefined : JSON.stringify(body)),
    });
    const response = await route(request, { params: Promise.resolve(params) });
    const text = await response.text();
    const isJson = /\bjson\b/.test(response.headers.get('content-type') ?? '') && text !== '';
    return {
      status: response.status,
      headers: response.headers,
      text,
      json: isJson ? (JSON.parse(text) as Record<string, unknown>) : {},
    };
  };
}
