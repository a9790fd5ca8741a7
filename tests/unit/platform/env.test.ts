import { readFileSync } from 'node:fs';
import { allowsDemoAccounts, setDefaults, setting, settingNames, siteUrl } from '@/lib/platform/env';
import { sourceFiles } from '../../support/source-files';

const before = { ...process.env };
afterEach(() => {
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  Object.assign(process.env, before);
});

const sorted = (names: Iterable<string>) => [...new Set(names)].sort();
const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

describe('the settings', () => {
  test('are the same in the schema, .env.example and the README', () => {
    const example = namesIn(readFileSync('.env.example', 'utf8'), /^([A-Z_]+)=/gm);
    const table = readFileSync('README.md', 'utf8').split('## Environment')[1]?.split('\n## ')[0] ?? '';
    const firstColumn = table.split('\n').map((row) => row.split('|')[1] ?? '');
    expect(sorted(example)).toEqual(sorted(settingNames));
    expect(sorted(namesIn(firstColumn.join('\n'), /`([A-Z_]+)`/g))).toEqual(sorted(settingNames));
  });

  test('are read from process.env in one file', () => {
    // Except in env.ts the build replaces the expression by its value: in the browser, and for the worker that names it.
    const readers = sourceFiles('app', 'components', 'lib', 'server', 'scripts', 'seed').filter(({ text }) =>
      /\bprocess\.env\b/.test(text),
    );
    expect(readers.map(({ path }) => path)).toEqual([
      'app/sw.js/route.ts',
      'components/ui/picture-address.ts',
      'lib/platform/env.ts',
      'lib/users/schema/credentials.ts',
    ]);
  });

  test('count as missing when they are empty, and then have their default', () => {
    Object.assign(process.env, { PORT: '', TRUST_PROXY: '', HEXBOLT_DATA_DIR: '', SMTP_URL: '' });
    expect(setting('PORT')).toBe(3000);
    expect(setting('TRUST_PROXY')).toBe(0);
    expect(setting('HEXBOLT_DATA_DIR')).toBe('.data');
    expect(setting('SMTP_URL')).toBeUndefined();
  });

  test.each([
    ['TRUST_PROXY', 'yes', /^TRUST_PROXY must be the number of proxies/],
    ['PORT', 'http', /^PORT must be a number/],
    ['LOG_LEVEL', 'loud', /^LOG_LEVEL must be/],
    ['MONGODB_URI', 'postgres://db.example', /^MONGODB_URI must begin with mongodb:/],
  ] as const)('%s=%s fails with an error message that names it', (name, value, message) => {
    process.env[name] = value;
    expect(() => setting(name)).toThrow(message);
  });

  test('get a default only when they are missing', () => {
    delete process.env.NEXTAUTH_URL;
    setDefaults({ NEXTAUTH_URL: 'http://localhost:4000' });
    setDefaults({ NEXTAUTH_URL: 'http://localhost:5000' });
    expect(siteUrl()).toBe('http://localhost:4000');
  });
});

describe('demo accounts are allowed', () => {
  const settings = (values: NodeJS.Dict<string>) => {
    for (const name of ['NEXTAUTH_URL', 'HOST', 'HEXBOLT_DEMO', 'VERCEL_PROJECT_PRODUCTION_URL']) {
      if (values[name] === undefined) delete process.env[name];
      else process.env[name] = values[name];
    }
  };

  test.each([
    [{}],
    [{ NEXTAUTH_URL: 'http://localhost:4000', HOST: '127.0.0.1' }],
    [{ NEXTAUTH_URL: 'http://shop.localhost:4000/' }],
    [{ NEXTAUTH_URL: 'http://[::1]:3000', HOST: '::1' }],
    [{ NEXTAUTH_URL: 'https://demo.example', HOST: '0.0.0.0', HEXBOLT_DEMO: '1' }],
  ])('with %j', (values) => {
    settings(values);
    expect(allowsDemoAccounts()).toBe(true);
  });

  test.each([
    [{ NEXTAUTH_URL: 'https://shop.example' }],
    [{ NEXTAUTH_URL: 'https://localhost.shop.example' }],
    [{ NEXTAUTH_URL: 'https://127.0.0.1.shop.example' }],
    [{ HOST: '0.0.0.0' }],
    [{ HOST: '::' }],
    [{ VERCEL_PROJECT_PRODUCTION_URL: 'shop.vercel.app' }],
    [{ NEXTAUTH_URL: 'https://shop.example', HEXBOLT_DEMO: '0' }],
  ])('but not with %j', (values) => {
    settings(values);
    expect(allowsDemoAccounts()).toBe(false);
  });
});
