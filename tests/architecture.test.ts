import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { importCycles } from './support/import-cycles';
import { pageAccess } from './support/rights';
import { sourceFiles } from './support/source-files';

const lib = sourceFiles('lib');
const components = sourceFiles('components');
const app = sourceFiles('app');
const server = sourceFiles('server', 'scripts');
const packages = sourceFiles('packages/embedded-mongodb/src');
const all = [...lib, ...components, ...app, ...server, ...packages];
const tests = sourceFiles('tests', 'packages/embedded-mongodb/test');

const moduleFiles = /^(schema|types|rules|collection|queries|commands|pdf|emails|events|jobs|providers)$/;
/** Modules without documents: their files are named after their purpose. */
const technical = new Set(['shared', 'platform', 'mail', 'events', 'images', 'documents', 'auth', 'api']);
const moduleOf = (path: string) => /^lib\/([^/]+)/.exec(path)?.[1] ?? '';
/** `commands` for lib/cart/commands.ts and for lib/cart/commands/place-order.ts. */
const partOf = (path: string) => /^lib\/[^/]+\/([^/.]+)/.exec(path)?.[1] ?? '';

describe('files', () => {
  test('of a business module have the agreed names', () => {
    const odd = lib.filter(({ path }) => !technical.has(moduleOf(path)) && !moduleFiles.test(partOf(path)));
    expect(odd.map(({ path }) => path)).toEqual([]);
  });

  test('are neither barrels nor folders without meaning', () => {
    const empty = all.filter(({ path }) =>
      /(^|\/)(index\.tsx?$|utils?|helpers?|common|misc)(\/|\.|$)/.test(path),
    );
    expect(empty.map(({ path }) => path)).toEqual([]);
  });

  test('are named in kebab-case', () => {
    const odd = [...lib, ...components, ...server, ...packages].filter(({ path }) => {
      const name = path
        .split('/')
        .at(-1)!
        .replace(/\.(d\.)?tsx?$/, '');
      return !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name);
    });
    expect(odd.map(({ path }) => path)).toEqual([]);
  });

  test('are short: half of them within 60 lines, nineteen in twenty within 160, none above 300', () => {
    // With the tests and without, so that short tests don't hide long sources.
    for (const files of [all, [...all, ...tests]]) {
      const lines = files.map((file) => file.lines).sort((a, b) => a - b);
      expect(lines[Math.floor(lines.length * 0.5)]).toBeLessThanOrEqual(60);
      expect(lines[Math.floor(lines.length * 0.95)]).toBeLessThanOrEqual(160);
      expect(files.filter((file) => file.lines > 300).map(({ path }) => path)).toEqual([]);
    }
  });

  test('that are pages compose: at most 80 lines', () => {
    const pages = app.filter(({ path, lines }) => path.endsWith('/page.tsx') && lines > 80);
    expect(pages.map(({ path }) => path)).toEqual([]);
  });

  test('neither escape the types nor leave work for later', () => {
    const escapes =
      /: any\b|\bas any\b|\bas unknown as\b|@ts-(ignore|expect-error|nocheck)|eslint-disable|\bTODO\b|\bFIXME\b/;
    expect(all.filter(({ text }) => escapes.test(text)).map(({ path }) => path)).toEqual([]);
  });

  test('write the properties of an object out instead of spreading an object literal into it', () => {
    const spread = /\.\.\.\{\s*[\w'"$]/;
    expect(
      [...lib, ...components, ...app, ...server]
        .filter(({ text }) => spread.test(text))
        .map(({ path }) => path),
    ).toEqual([]);
  });
});

/** Source texts that break a rule, by the path under which they are linted. */
const planted: Record<string, string> = {
  'lib/shared/money.ts': `import { database } from '../platform/database';\nexport const planted = database;\n`,
  'lib/orders/collection.ts': `import { carts } from '@/lib/cart/collection';\nexport const planted = carts;\n`,
  'app/robots.ts': `import { carts } from '@/lib/cart/collection';\nexport const planted = carts;\n`,
  'components/layout/logo.tsx': `import { findCart } from '@/lib/cart/queries';\nexport const planted = findCart;\n`,
  'lib/cart/rules.ts': `import { readFileSync } from 'node:fs';\nexport const planted = readFileSync;\n`,
  'lib/shared/xml.ts': `const names: Record<string, string> = { a: 'b' };\nexport const planted = (key: string) => names[key];\n`,
  'lib/shared/slug.ts': `const names = { a: 'b' };\nexport const planted = (key: string) => names[key as keyof typeof names];\n`,
  'lib/shared/dates.ts': `const names = { a: 'b' };\nexport const planted = (key: string) => key in names;\n`,
};

describe('the linter', () => {
  let rulesBroken: Record<string, string[]>;

  beforeAll(() => {
    // In a separate process: Jest can't load the linter's configuration, which is an ES module.
    const output = execFileSync(process.execPath, ['tests/support/lint-planted.mjs'], {
      input: JSON.stringify(planted),
    });
    rulesBroken = JSON.parse(output.toString());
  }, 120_000);

  test('rejects imports of a higher layer', () => {
    expect(rulesBroken['lib/shared/money.ts']).toContain('boundaries/dependencies');
  });

  test('rejects imports of a collection outside its module', () => {
    expect(rulesBroken['lib/orders/collection.ts']).toContain('boundaries/dependencies');
    expect(rulesBroken['app/robots.ts']).toContain('boundaries/dependencies');
  });

  test('rejects imports of queries by a component', () => {
    expect(rulesBroken['components/layout/logo.tsx']).toContain('boundaries/dependencies');
  });

  test('rejects imports of Node, Next or the driver by a file that browsers load', () => {
    expect(rulesBroken['lib/cart/rules.ts']).toContain('no-restricted-imports');
  });

  test('rejects lookups by names that an object may have from its prototype', () => {
    for (const path of ['lib/shared/xml.ts', 'lib/shared/slug.ts', 'lib/shared/dates.ts'])
      expect([path, rulesBroken[path]]).toEqual([path, ['no-restricted-syntax']]);
  });
});

describe('imports', () => {
  test('close no cycle', () => {
    expect(importCycles([...all, ...sourceFiles('seed'), ...tests])).toEqual([]);
    const planted = [
      { path: 'lib/a.ts', text: "import { b } from './b';" },
      { path: 'lib/b.ts', text: "import type { C } from '@/lib/c';\nexport { a } from '@/lib/a';" },
      { path: 'lib/c.ts', text: "import { a } from './a';" },
    ].map((file) => ({ ...file, lines: 1, imports: [] }));
    expect(importCycles(planted)).toEqual([['lib/a.ts', 'lib/b.ts']]);
  });

  test('of Next are absent from commands', () => {
    const commands = lib.filter(({ path }) => partOf(path) === 'commands');
    expect(commands.filter(({ imports }) => imports.some((name) => /^next(\/|$)/.test(name)))).toEqual([]);
  });

  test('of the embedded database stay in server and scripts, and it imports nothing of the shop', () => {
    const application = [...lib, ...components, ...app];
    const users = application.filter(({ imports }) =>
      imports.some((name) => name.includes('embedded-mongodb')),
    );
    expect(users.map(({ path }) => path)).toEqual([]);
    const shop = /^(lib|app|components|server|scripts|seed)\//;
    expect(packages.filter(({ imports }) => imports.some((name) => shop.test(name)))).toEqual([]);
  });

  test('of the middleware are next and next-auth/jwt alone', () => {
    const [middleware] = sourceFiles('.').filter(({ path }) => path === './middleware.ts');
    const foreign = middleware!.imports.filter(
      (name) => !/^next(\/|$)|^next-auth\/jwt$|^lib\/shared\//.test(name),
    );
    expect(foreign).toEqual([]);
  });

  test('of the toast library are in the two files that show toasts', () => {
    const allowed = /^components\/(ui\/toast|layout\/toaster)/;
    const others = components.filter(
      ({ path, imports }) => imports.includes('sonner') && !allowed.test(path),
    );
    expect(others.map(({ path }) => path)).toEqual([]);
  });
});

describe('code', () => {
  test('that proves who someone is stands in the session alone', () => {
    const makers = all.filter(({ text }) => / as (unknown as )?(SignedIn|Customer|Staff)\b/.test(text));
    expect(
      makers.map(({ path }) => path).filter((path) => !path.startsWith('lib/auth/current-session')),
    ).toEqual([]);
  });

  test('that formats or rounds money stands in lib/shared/money.ts alone', () => {
    const amount = /price|amount|total|cost|tax|\bnet\b|\bfee\b|refund|discount|money|paid/i;
    const rounded = /Math\.(?:round|floor|trunc)\(([^;)]*)|([^;={\n]{0,80})\.toFixed\(/g;
    const isRounding = (text: string) =>
      [...text.matchAll(rounded)].some(([, inside, before]) => amount.test(inside ?? before ?? ''));
    const offends = (text: string) => /style:\s*['"]currency['"]/.test(text) || isRounding(text);
    const planted = ['Math.round((price * 9) / 10)', '(sum.total / 100).toFixed(2)', "style: 'currency'"];
    expect(planted.map(offends)).toEqual([true, true, true]);
    const others = all.filter(({ path, text }) => path !== 'lib/shared/money.ts' && offends(text));
    expect(others.map(({ path }) => path)).toEqual([]);
  });

  test('appends to the audit log and never changes or deletes a record, but for addresses past their period and migrations', () => {
    const isMention = (text: string) => /\bauditRecords\b/.test(text);
    const changes =
      /auditRecords\(\)\s*\.(?!find\(|aggregate\(|countDocuments\(|insertOne\(|insertMany\(|updateOne\(\{ _id: id \}, \{ \$setOnInsert: |updateMany\(\{ _id: \{ \$in: ids \} \}, \{ \$unset: \{ from: 1 \} \}\))/;
    const planted = [
      'auditRecords().deleteMany({})',
      'auditRecords()\n  .updateOne({ _id }, { $set: change })',
    ];
    expect(planted.map((text) => changes.test(text))).toEqual([true, true]);
    const mentions = all.filter(({ text }) => isMention(text));
    expect(mentions.map(({ path }) => path).sort()).toEqual([
      'lib/audit/collection.ts',
      'lib/audit/commands.ts',
      'lib/audit/queries.ts',
      'scripts/indexes.ts',
      'scripts/migrations.ts',
      'scripts/shard-keys.ts',
    ]);
    expect(mentions.filter(({ text }) => changes.test(text)).map(({ path }) => path)).toEqual([]);
  });

  test('has no Server Actions', () => {
    expect(all.filter(({ text }) => /['"]use server['"]/.test(text)).map(({ path }) => path)).toEqual([]);
  });

  test('of a form names its address, searches its own page, or keeps what is typed out of the address', () => {
    const forms = [...components, ...app].flatMap(({ path, text }) =>
      [...text.matchAll(/<form\b[^>]*/g)]
        .filter(([form]) => !/\saction=|role="search"/.test(form))
        .map(() => path),
    );
    expect(forms).toEqual(['components/ui/script-form.tsx']);
  });

  test('of every UI part is shown on the page of parts', () => {
    const shown = new Set(
      app.filter(({ path }) => path.startsWith('app/dev/ui/')).flatMap(({ imports }) => imports),
    );
    const parts = components.filter(({ path }) => /^components\/ui\/.*\.tsx$/.test(path));
    const names = parts.map(({ path }) => path.replace(/\.tsx$/, ''));
    expect(names.filter((name) => !shown.has(name))).toEqual([]);
  });
});

describe('pages', () => {
  const files = app.filter(({ path }) => path.endsWith('/page.tsx')).map(({ path }) => path);
  const routeOf = (path: string) => path.replace(/^app|\/\([^/]+\)|\/page\.tsx$/g, '') || '/';

  test('are all in the list of who may open them, in tests/support/rights.ts', () => {
    expect(Object.keys(pageAccess).sort()).toEqual(files.map(routeOf).sort());
  });

  test('of the dashboard for admins have a link in its menu, or belong to one that has', () => {
    const menu = app.concat(components).find(({ path }) => path === 'components/layout/dashboard-menu.ts')!;
    const linked = [...menu.text.matchAll(/href: '([^']+)'/g)].map(([, href]) => href!);
    const pages = files.filter((path) => path.includes('/(admin)/')).map(routeOf);
    expect(pages.length).toBeGreaterThan(5);
    expect(
      pages.filter((page) => !linked.some((href) => page === href || page.startsWith(`${href}/`))),
    ).toEqual([]);
  });
});

describe('docs/architecture.md', () => {
  test('lists every module of lib', () => {
    const document = readFileSync('docs/architecture.md', 'utf8');
    const layers = document.split('\n').filter((line) => /^\| \d+ \|/.test(line));
    const modules = [...new Set(lib.map(({ path }) => moduleOf(path)))];
    expect(modules.filter((name) => !layers.some((line) => line.includes(`\`${name}\``)))).toEqual([]);
  });
});

describe('route handlers', () => {
  const handlers = app.filter(
    ({ path }) => /^app\/api\/.*\/route\.ts$/.test(path) && !/\/api\/(auth|openapi\.json)\//.test(path),
  );

  test('are all declared with defineRoute, or with what calls it', () => {
    expect(
      handlers.filter(({ text }) => !/\bdefine(Cron|Records?)?Route\(/.test(text)).map(({ path }) => path),
    ).toEqual([]);
  });

  test('are all in the list that makes the API document', () => {
    const lists = app.filter(({ path }) => /^app\/api\/([\w-]+-)?routes\.ts$/.test(path));
    const imports = lists.flatMap((list) => list.imports);
    const lines = lists.map(({ text }) => text).join('\n');
    const missing = handlers.flatMap((file) => {
      const imported = imports.includes(file.path.replace(/\.ts$/, ''));
      const methods = [...file.text.matchAll(/export const (GET|POST|PUT|PATCH|DELETE)\b/g)].map(
        (match) => match[1],
      );
      const path = file.path.replace(/^app|\/route\.ts$/g, '').replace(/\[(\.\.\.)?(\w+)\]/g, '{$2}');
      const line = new RegExp(`'${path.replace(/[{}.]/g, '\\$&')}':\\s*\\{([^}]*)\\}`).exec(lines)?.[1] ?? '';
      return methods
        .filter((method) => !imported || !line.includes(`${method}:`))
        .map((method) => `${method} ${path}`);
    });
    expect(missing).toEqual([]);
  });
});
