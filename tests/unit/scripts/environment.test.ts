import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadEnvironment } from '@/scripts/environment';

jest.mock('@next/env', () => ({ __esModule: true, default: { loadEnvConfig: () => undefined } }));

const name = 'NEXT_PUBLIC_PASSWORD_LENGTH';
const before = { ...process.env };

beforeEach(() => {
  for (const each of [name, 'MONGODB_URI', 'HEXBOLT_DEMO']) delete process.env[each];
  process.env.HEXBOLT_DATA_DIR = mkdtempSync(join(tmpdir(), 'hexbolt-environment-'));
});
afterAll(() => {
  process.env = before;
});

test.each([
  [{ MONGODB_URI: 'mongodb://db.example/' }, '8'],
  [{ MONGODB_URI: 'mongodb://db.example/', [name]: '12' }, '12'],
  [{ MONGODB_URI: 'mongodb://db.example/', HEXBOLT_DEMO: '1' }, undefined],
  [{}, undefined],
])('with %j the minimum password length is set to %s', async (settings, length) => {
  Object.assign(process.env, settings);
  await loadEnvironment(false);
  expect(process.env[name]).toBe(length);
});
