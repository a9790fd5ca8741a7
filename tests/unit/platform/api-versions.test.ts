import { z } from 'zod';
import { anonymous } from '@/lib/api/access';
import { openapiDocument } from '@/lib/api/openapi';
import { defineRoute } from '@/lib/api/route';
import { newestVersion } from '@/lib/api/versions';
import { ok } from '@/lib/shared/result';

const access = anonymous;
const response = z.object({ said: z.string() });
const current = defineRoute({ access, summary: 'Current', response }, async () => ok({ said: 'hello' }));
const old = defineRoute(
  { access, summary: 'Old', response, deprecated: { since: '2026-11-26', sunset: '2027-11-26' } },
  async () => ok({ said: 'hello' }),
);
const ask = (route: typeof current, version?: string) =>
  route(
    new Request('http://shop.example/api/x', { headers: version ? { 'Hexbolt-Version': version } : {} }),
    {
      params: Promise.resolve({}),
    },
  );

test('a request gets the version it asks for, or the newest, and an unknown one is an error that names them', async () => {
  for (const version of [undefined, newestVersion]) {
    const given = await ask(current, version);
    expect([given.status, given.headers.get('hexbolt-version')]).toEqual([200, newestVersion]);
  }
  const unknown = await ask(current, '2020-01-01');
  const { error } = (await unknown.json()) as { error: { code: string; message: string } };
  expect([unknown.status, error.code]).toEqual([400, 'unknown-version']);
  expect(error.message).toContain(newestVersion);
});

test('a deprecated call says since when and until when, also in the API document', async () => {
  const { headers } = await ask(old);
  expect(headers.get('deprecation')).toBe('@1795651200');
  expect(headers.get('sunset')).toBe('Fri, 26 Nov 2027 00:00:00 GMT');
  expect((await ask(current)).headers.has('deprecation')).toBe(false);
  const { paths } = openapiDocument('Shop', { '/api/old': { GET: old }, '/api/current': { GET: current } });
  expect([paths?.['/api/old']?.get?.deprecated, paths?.['/api/current']?.get?.deprecated]).toEqual([
    true,
    undefined,
  ]);
});
