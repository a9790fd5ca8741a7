import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stopServer } from '@hexbolt/embedded-mongodb/launcher';
import { MongoClient } from 'mongodb';

const directory = mkdtempSync(join(tmpdir(), 'hexbolt-uri-'));

function printUri(environment: NodeJS.Dict<string>): string {
  const env = { ...process.env, MONGODB_URI: undefined, HEXBOLT_DATA_DIR: directory, ...environment };
  return execFileSync('npm', ['run', '--silent', 'db:uri'], { encoding: 'utf8', env });
}

afterAll(() => stopServer(join(directory, 'database')));

test('npm run db:uri starts the embedded database and prints the URI that clients connect to', async () => {
  const output = printUri({});
  expect(output).toMatch(/^mongodb:\/\/\S+\n$/);
  const client = await MongoClient.connect(output.trim());
  expect(await client.db().command({ ping: 1 })).toMatchObject({ ok: 1 });
  await client.close();
  expect(printUri({})).toBe(output);
});

test('npm run db:uri prints the URI of the database that MONGODB_URI names', () => {
  const uri = 'mongodb://db.example/';
  expect(printUri({ MONGODB_URI: uri })).toBe(`${uri}\n`);
});
