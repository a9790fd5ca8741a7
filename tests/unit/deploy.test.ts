import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { settingNames } from '@/lib/platform/env';

type Service = {
  environment?: Record<string, string>;
  command?: string | string[];
  image: string;
  networks: string[];
  ports?: string[];
  read_only?: boolean;
  stop_grace_period?: string;
};

const read = (file: string) => readFileSync(file, 'utf8');
const compose = parse(read('compose.yaml'), { merge: true }) as { services: Record<string, Service> };
const dockerfile = read('Dockerfile').replaceAll('\\\n', ' ');
const unit = read('deploy/hexbolt.service').split('\n');
const caddyfile = read('deploy/Caddyfile');

const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

/** Variables of the system, Node, glibc and Next. */
const others = ['PATH', 'NODE_ENV', 'MALLOC_ARENA_MAX', 'NEXT_TELEMETRY_DISABLED'];
const isKnown = (name: string) => [...settingNames, ...others].some((known) => known === name);

test('image, compose file, proxy and unit name only settings that the shop has', () => {
  const named = {
    image: namesIn(dockerfile.match(/^(ENV|ARG) .*$/gm)?.join('\n') ?? '', /([A-Z_]+)=/g),
    compose: [
      ...Object.values(compose.services).flatMap(({ environment = {} }) => Object.keys(environment)),
      ...namesIn(read('compose.yaml'), /\$\{([A-Z_]+)/g),
    ],
    proxy: namesIn(caddyfile, /\{\$([A-Z_]+)\}/g),
    unit: namesIn(unit.filter((line) => line.startsWith('Environment=')).join(' '), /([A-Z_]+)=/g),
  };
  for (const [place, names] of Object.entries(named)) {
    expect([place, names.length > 0]).toEqual([place, true]);
    expect([place, names.filter((name) => !isKnown(name))]).toEqual([place, []]);
  }
});

test('the proxy asks both servers of the compose file for their health, at an address that the shop has', () => {
  const shops = Object.entries(compose.services).filter(([, { image }]) => image === 'hexbolt');
  const addresses = shops.map(([name, { environment }]) => `${name}:${environment?.PORT}`);
  expect(namesIn(caddyfile, /reverse_proxy (?:@\w+ )?(.*) \{/g)).toEqual(Array(2).fill(addresses.join(' ')));
  for (const path of [
    ...namesIn(caddyfile, /health_uri (\S+)/g),
    ...namesIn(dockerfile, /'(\/api\/[\w/]+)'/g),
  ])
    expect([path, existsSync(`app${path}/route.ts`)]).toEqual([path, true]);
  for (const [, { read_only, networks }] of shops)
    expect({ read_only, networks }).toEqual({ read_only: true, networks: ['database', 'web'] });
});

test('a server that stops serves on until the proxy leaves it out, and has the time to end', () => {
  const seconds = (text = '') => Number(/^(\d+)s$/.exec(text)?.[1]);
  const noticed = seconds(/health_interval (\S+)/.exec(caddyfile)?.[1]);
  const shops = Object.values(compose.services).filter(({ image }) => image === 'hexbolt');
  expect(shops).toHaveLength(2);
  for (const { environment, stop_grace_period } of shops) {
    const drained = Number(environment?.DRAIN_SECONDS);
    expect(drained).toBeGreaterThan(noticed);
    // After it the requests in flight are completed, for ten seconds at most.
    expect(seconds(stop_grace_period)).toBeGreaterThan(drained + 10);
  }
});

test('no secret is written in the compose file, and the database has no port outside', () => {
  const secrets = Object.values(compose.services)
    .flatMap(({ environment = {} }) => Object.entries(environment))
    .filter(([name]) => /SECRET|TOKEN|PASSWORD|PASSPHRASE/.test(name));
  expect(secrets.length).toBeGreaterThan(0);
  for (const [, value] of secrets) expect(value).toMatch(/^\$\{\w+(:\?[^}]*)?\}$/);
  expect(compose.services.mongodb).toMatchObject({ networks: ['database'] });
  expect(compose.services.mongodb?.ports).toBeUndefined();
});

test('secrets, data and builds of this machine stay out of the image', () => {
  const ignored = read('.dockerignore').split('\n');
  expect(ignored).toEqual(
    expect.arrayContaining(['.env', '.env.*', '.git', '.data', '.next', 'node_modules']),
  );
});

test('image and unit run the start script, the unit without rights and with one folder to write', () => {
  const odd = unit.filter((line) => !/^($|#|\[(Unit|Service|Install)\]$|[A-Z]\w*=)/.test(line));
  expect(odd).toEqual([]);
  expect(unit).toEqual(
    expect.arrayContaining([
      'DynamicUser=yes',
      'NoNewPrivileges=yes',
      'ProtectSystem=strict',
      'StateDirectory=hexbolt',
    ]),
  );
  expect(dockerfile).toMatch(/^USER node$/m);
  const command = (JSON.parse(/^CMD (\[.*\])$/m.exec(dockerfile)?.[1] ?? '[]') as string[]).join(' ');
  expect(unit).toContain(`ExecStart=/usr/bin/${command}`);
  expect(command).toMatch(/ scripts\/run\.mjs start$/);
});
