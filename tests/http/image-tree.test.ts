import { spawnSync } from 'node:child_process';
import { chmodSync, lstatSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { closeTheDatabase, signInNewPerson } from '../support/factories';
import { theSettings } from '../support/open-shop';
import { shippedInvoice } from '../support/orders';
import { demoAdmin, Person } from '../support/people';
import { readPdf } from '../support/read-pdf';
import { reportConnections, runWithoutRights, stopStarted } from '../support/run-without-rights';
import { freePort } from '../support/shop';

// Copying the tree takes a while on a busy machine.
jest.setTimeout(180_000);

// Nothing above it has node_modules.
const tree = mkdtempSync(join(tmpdir(), 'hexbolt-image-'));
let entries: string[] = [];

/** Lets nobody write into the folder, or its owner again. */
const setMode = (mode: string) => spawnSync('chmod', ['-R', mode, tree]);

beforeAll(() => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'image-tree', tree], {
    encoding: 'utf8',
    // As in the build of the tests.
    env: { ...process.env, NODE_ENV: 'production', HEXBOLT_DEMO: '1' },
  });
  expect([status, stderr, stdout]).toEqual([0, '', expect.stringContaining(' files, ')]);
  entries = readdirSync(tree, { recursive: true }).map(String);
  chmodSync(tree, 0o755);
  setMode('a-w,a+rX');
});

afterAll(async () => {
  stopStarted();
  await closeTheDatabase();
  setMode('u+w');
  rmSync(tree, { recursive: true });
});

/** Runs a command of the tree with these settings alone. */
const run = (command: string, settings: NodeJS.Dict<string>) => runWithoutRights(tree, command, settings);

test('the tree of an image has 135 MB at most, no sources, tests, secrets or pages of the build’s database', () => {
  const links = entries.filter((path) => lstatSync(join(tree, path)).isSymbolicLink());
  expect(links.length).toBeGreaterThan(0);
  const root = realpathSync(tree);
  expect(links.filter((path) => !realpathSync(join(tree, path)).startsWith(`${root}/`))).toEqual([]);

  const bytes = entries.map((path) => lstatSync(join(tree, path))).filter((stats) => stats.isFile());
  // With Node, which has 107 MB, and the libraries of Debian, the image has 250 MB at most.
  expect(bytes.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(135e6);

  const unwanted =
    /(^|\/)\.env|(^|\/)\.(git|data)(\/|$)|^(app|components|docs|packages|tests)(\/|$)|^\.next\/cache(\/|$)|\.(tsx?|map)$|^node_modules\/(typescript|tailwindcss|esbuild|jest|playwright)(\/|$)/;
  expect(entries.filter((path) => unwanted.test(path))).toEqual([]);
  expect(entries.filter((path) => /^\.next\/server\/app\/.*\.(html|body)$/.test(path))).toEqual([
    '.next/server/app/_global-error.html',
  ]);
  expect(entries).toEqual(expect.arrayContaining(['LICENSE', 'node_modules/next/license.md']));
});

type Component = { name: string; version: string; licenses?: object[]; hashes?: object[] };

test('its bill of materials names every package with version and license, those in public/ too', () => {
  const contents = (path: string) => readFileSync(join(tree, path), 'utf8');
  const bill = JSON.parse(contents('sbom.cdx.json')) as Record<string, unknown> & { components: Component[] };
  expect([bill.bomFormat, bill.specVersion]).toEqual(['CycloneDX', '1.5']);
  const named = new Set(bill.components.map(({ name, version }) => `${name}@${version}`));
  const packages = entries
    .filter((path) => /(^|\/)node_modules\/(@[^/]+\/)?[^/]+\/package\.json$/.test(path))
    .map((path) => JSON.parse(contents(path)) as Component);
  expect(packages.length).toBeGreaterThan(60);
  expect(packages.filter(({ name, version }) => !named.has(`${name}@${version}`))).toEqual([]);
  const [scalar = ''] = readdirSync(join(tree, 'public/scalar'));
  expect(named).toContain(`@scalar/api-reference@${scalar}`);
  expect(bill.components.filter(({ licenses = [] }) => licenses.length === 0)).toEqual([]);
  const withoutHash = bill.components.filter(({ hashes = [] }) => hashes.length === 0);
  expect(withoutHash.map(({ name }) => name)).toEqual(['@scalar/api-reference']);
});

test('a shop starts from a read-only tree without the repository, and what needs native modules works', async () => {
  const { MONGODB_URI, MONGODB_DB, NEXTAUTH_SECRET, CRON_SECRET } = theSettings();
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const settings = { MONGODB_URI, MONGODB_DB, NEXTAUTH_SECRET, CRON_SECRET, HEXBOLT_DEMO: '1' };

  const migration = run('migrate', settings);
  expect([await migration.exited, migration.output()]).toEqual([
    [0, null],
    'The database has the form of this version.\n',
  ]);

  const { child, exited, output } = run('start', { ...settings, PORT: String(port), NEXTAUTH_URL: url });
  while (!(await fetch(`${url}/api/health/ready`).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error(output());
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const home = await (await fetch(url)).text();
  const [, slug] = /href="\/product\/([\w-]+)"/.exec(home)!;
  expect(await (await fetch(`${url}/product/${slug}`)).text()).toContain('data-sheet.pdf');
  // The build had another address.
  expect(await (await fetch(`${url}/robots.txt`)).text()).toContain(`Sitemap: ${url}/sitemap.xml`);
  // sharp, with its native library.
  const icon = await fetch(`${url}/icons/48`);
  expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/png']);
  // Fonts, which are opened by their path.
  const sheet = Buffer.from(await (await fetch(`${url}/product/${slug}/data-sheet.pdf`)).arrayBuffer());
  expect((await readPdf(sheet)).title).toContain('data sheet');
  // The library that draws pictures of text, with its WebAssembly.
  const drawn = await fetch(`${url}/product/${slug}/picture`);
  expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'image/png']);
  // The native module that hashes passwords.
  const admin = await new Person(url).signIn(demoAdmin);
  // A package that pages load as it is, with others that it loads.
  const number = await shippedInvoice(await signInNewPerson(url), admin);
  for (const format of ['factur-x', 'ubl']) {
    const file = await admin.get(`/api/invoices/${number}/${format}`);
    expect([format, file.status]).toEqual([format, 200]);
  }
  // The thread that rewrites documents, which is opened by its path.
  const document = await PDFDocument.create();
  document.addPage([200, 200]);
  const stored = await fetch(`${url}/api/documents`, {
    method: 'POST',
    headers: {
      cookie: admin.cookieHeader,
      authorization: `Bearer ${admin.token}`,
      'content-type': 'application/pdf',
    },
    body: Buffer.from(await document.save()),
  });
  expect(stored.status).toBe(201);

  child.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
  expect(output()).not.toMatch(/EACCES|EROFS|Cannot find (module|package)|ENOENT/);
  // The database is on this machine: the shop needs nothing else.
  expect(output()).not.toContain('connects to');
  const other = "require('node:net').connect(9, '192.0.2.1').on('error', () => {}).destroy()";
  const control = spawnSync(process.execPath, [...reportConnections, '-e', other], { encoding: 'utf8' });
  expect(control.stderr).toBe('connects to 192.0.2.1\n');
});

test('a setting that is part of the build stops a tree that was built with another value', async () => {
  const { MONGODB_URI, MONGODB_DB, NEXTAUTH_SECRET } = theSettings();
  const settings = { MONGODB_URI, MONGODB_DB, NEXTAUTH_SECRET, HEXBOLT_DEMO: '1' };
  const { exited, output } = run('start', { ...settings, NEXT_PUBLIC_PASSWORD_LENGTH: '12' });
  expect(await exited).toEqual([1, null]);
  expect(output()).toContain('NEXT_PUBLIC_PASSWORD_LENGTH is 12 here, but this image was built without it.');
});
