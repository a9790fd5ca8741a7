import { readFileSync } from 'node:fs';
import { apiRoutes } from '@/app/api/routes';
import { openapiDocument } from '@/lib/api/openapi';
import type { Route } from '@/lib/api/route';
import { withSharedParts } from '@/lib/api/shared-schemas';
import { clientTypesFile, isGeneratedFromNow } from '../../support/client-types';

const calls = Object.entries(apiRoutes).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, route]) => ({ path, method, route: route as Route })),
);
const document = openapiDocument('Shop', apiRoutes);
const operationOf = ({ path, method }: { path: string; method: string }) =>
  document.paths![path]![method.toLowerCase() as 'get']!;

test('every call that an API key may make says what it takes and gives, with an example of each body', () => {
  const open = calls.filter(({ route }) => route.declaration.access.scope);
  expect(open.length).toBeGreaterThan(20);
  for (const call of open) {
    const name = `${call.method} ${call.path}`;
    const { body, rows, example, bytes } = call.route.declaration;
    const taken = body ?? rows?.array();
    if (taken) expect([name, taken.safeParse(example).error]).toEqual([name, undefined]);
    else expect([name, bytes]).toEqual([name, undefined]);
    const { responses = {} } = operationOf(call);
    const success = Object.entries(responses).find(([status]) => status.startsWith('2'))!;
    expect([name, Object.keys((success[1] as { content?: object }).content ?? {})]).toEqual([
      name,
      [expect.any(String)],
    ]);
    for (const [status, said] of Object.entries(responses))
      if (Number(status) >= 400)
        expect([name, said]).toEqual([
          name,
          expect.objectContaining({
            content: { 'application/json': expect.objectContaining({ example: expect.any(Object) }) },
          }),
        ]);
  }
});

test('a document that says repeated parts once says the same, in less than a third of the length', () => {
  const shared = withSharedParts(document);
  expect(JSON.stringify(shared).length * 3).toBeLessThan(JSON.stringify(document).length);
  const parts = shared as unknown as { components: Record<string, Record<string, unknown>> };
  const written = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(written);
    if (typeof value !== 'object' || value === null) return value;
    const { $ref } = value as { $ref?: string };
    const [, , kind = '', name = ''] = $ref?.split('/') ?? [];
    if ($ref !== undefined) return written(parts.components[kind]![name]);
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, written(each)]));
  };
  expect(written(shared.paths)).toEqual(written(JSON.parse(JSON.stringify(document.paths))));
});

test('the client is generated from the API as it is now: `npm run client` does so', () => {
  expect(isGeneratedFromNow(readFileSync(clientTypesFile, 'utf8'))).toBe(true);
});
