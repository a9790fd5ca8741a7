import { MongoClient } from 'mongodb';
import { cases } from './cases/all';
import recorded from './cases/recorded.json';
import { runCase } from './cases/run';
import { startTestServer, type TestServer } from './support/test-server';

describe('replies recorded from MongoDB', () => {
  let server: TestServer;
  let client: MongoClient;
  beforeAll(async () => {
    // Without a cache, queries decode only what they read.
    server = await startTestServer({ crossCheck: true, cacheBytes: 0 });
    client = new MongoClient(server.uri);
  });
  afterAll(async () => {
    await client.close();
    await server.stop();
  });

  it('exist for every case', () => {
    expect(cases.length).toBeGreaterThanOrEqual(650);
    expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length);
    expect(Object.keys(recorded).sort()).toEqual(cases.map(({ name }) => name).sort());
  });

  const expected = recorded as { [name: string]: { page: string; replies: unknown } };
  it.each(cases.map((one) => [one.name, one] as const))('%s', async (name, one) => {
    expect(await runCase(client.db('parity'), one)).toEqual(expected[name]?.replies);
  });
});
