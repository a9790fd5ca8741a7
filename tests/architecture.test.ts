import { sourceFiles, type SourceFile } from './support/source-files';

const lib = sourceFiles('lib');
const components = sourceFiles('components');
const app = sourceFiles('app');
const server = sourceFiles('server', 'scripts');
const shop = [...lib, ...components, ...app, ...server];
const all = [...shop, ...sourceFiles('packages/embedded-mongodb/src', 'packages/embedded-mongodb/test')];

const domains =
  'audit settings users catalog search inventory product-import pricing content newsletter contact cart orders reviews reports'.split(
    ' ',
  );
const roomsOfLib = [...domains, 'shared', 'platform', 'mail', 'images', 'documents', 'auth', 'api'];
const domainFiles = [
  'schema',
  'types',
  'rules',
  'collection',
  'queries',
  'commands',
  'pdf',
  'emails',
  'jobs',
];

/** Which rooms of lib each room may import: the arrows of the house, written out. */
const base = ['shared', 'platform'];
const middle = [...base, 'mail', 'images', 'settings', 'audit', 'users'];
const selling = ['catalog', 'search', 'inventory', 'product-import', 'pricing'];
const mayImport: Record<string, string[]> = {
  shared: [],
  platform: ['shared'],
  mail: base,
  images: base,
  documents: base,
  settings: base,
  audit: base,
  users: [...base, 'mail', 'images', 'settings', 'audit'],
  auth: middle,
  api: [...middle, 'auth'],
  catalog: [...middle, 'auth'],
  content: [...middle, 'auth'],
  newsletter: [...middle, 'auth'],
  contact: [...middle, 'auth'],
  search: [...middle, 'auth', 'catalog'],
  inventory: [...middle, 'auth', 'catalog', 'search'],
  'product-import': [...middle, 'auth', 'catalog', 'search', 'inventory'],
  pricing: [...middle, 'auth', 'catalog', 'search', 'inventory', 'product-import'],
  cart: [...middle, 'auth', ...selling],
  orders: [...middle, 'auth', ...selling, 'cart'],
  reviews: [...middle, 'auth', ...selling, 'cart', 'orders'],
  reports: [...middle, 'auth', ...selling, 'content', 'newsletter', 'contact', 'cart', 'orders', 'reviews'],
};

const roomOf = (path: string) => /^lib\/([^/]+)/.exec(path)?.[1];
/** `commands` for lib/cart/commands.ts and for lib/cart/commands/place-order.ts. */
const partOf = (path: string) => /^lib\/[^/]+\/([^/.]+)/.exec(path)?.[1];

function breaches(files: SourceFile[], isBreach: (file: SourceFile, target: string) => boolean): string[] {
  return files.flatMap((file) =>
    file.imports.filter((target) => isBreach(file, target)).map((target) => `${file.path} imports ${target}`),
  );
}

describe('the rooms', () => {
  test('lib has only the rooms that the house knows', () => {
    expect(
      [...new Set(lib.map((file) => roomOf(file.path)))].filter((room) => !roomsOfLib.includes(room!)),
    ).toEqual([]);
  });

  test('a domain folder uses only the agreed file names', () => {
    const unknown = lib.filter(
      (file) => domains.includes(roomOf(file.path)!) && !domainFiles.includes(partOf(file.path)!),
    );
    expect(unknown.map((file) => file.path)).toEqual([]);
  });

  test('no barrels and no folders that say nothing', () => {
    const empty = all.filter((file) =>
      /(^|\/)(index\.tsx?$|utils?|helpers?|common|misc)(\/|\.|$)/.test(file.path),
    );
    expect(empty.map((file) => file.path)).toEqual([]);
  });

  test('files are named in kebab-case', () => {
    const special =
      /^(route|page|layout|loading|error|not-found|forbidden|global-error|template|default|icon|apple-icon|opengraph-image|manifest|robots|sitemap)$/;
    const odd = [...lib, ...components].filter((file) => {
      const name = file.path
        .split('/')
        .at(-1)!
        .replace(/\.((d|test)\.)?tsx?$/, '');
      return !special.test(name) && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name);
    });
    expect(odd.map((file) => file.path)).toEqual([]);
  });
});

describe('the direction', () => {
  test('a room of lib imports only rooms below it', () => {
    expect(
      breaches(lib, (file, target) => {
        const from = roomOf(file.path)!;
        const to = roomOf(target);
        return to !== undefined && to !== from && !mayImport[from]?.includes(to);
      }),
    ).toEqual([]);
  });

  test('lib never imports app, components, the server, scripts or demo data', () => {
    expect(breaches(lib, (_, target) => /^(app|components|server|scripts|seed)\//.test(target))).toEqual([]);
  });

  test('components import only the client, schema, types, rules, shared and each other', () => {
    expect(
      breaches(components, (_, target) => {
        if (/^app\//.test(target)) return true;
        if (!target.startsWith('lib/')) return false;
        return !/^lib\/(shared\/|api\/client$|[^/]+\/(schema|types|rules)(\/|$))/.test(target);
      }),
    ).toEqual([]);
  });

  test('messages go through the one part that fetches what shows them', () => {
    const allowed = ['components/ui/toast.ts', 'components/layout/toast-place.tsx'];
    expect(
      breaches(components, (file, target) => target === 'sonner' && !allowed.includes(file.path)),
    ).toEqual([]);
  });

  test('a form goes to an address, is a search of its own page, or keeps what is typed out of the address', () => {
    const careless = [...components, ...app].flatMap(({ path, text }) =>
      [...text.matchAll(/<form\b[^>]*/g)]
        .filter(([form]) => !/\saction=|role="search"/.test(form))
        .map(([form]) => `${path}: ${form}`),
    );
    expect(careless.map((form) => form.split(':')[0])).toEqual(['components/ui/script-form.tsx']);
  });

  test('app never imports a collection, the server, scripts, demo data or the embedded database', () => {
    expect(
      breaches(app, (_, target) =>
        /^(lib\/[^/]+\/collection|server|scripts|seed|@hexbolt\/embedded-mongodb)(\/|$)/.test(target),
      ),
    ).toEqual([]);
  });

  test('within lib a collection is imported only by its folder and reports', () => {
    expect(
      breaches(lib, (file, target) => {
        const match = /^lib\/([^/]+)\/collection(\/|$)/.exec(target);
        const room = roomOf(file.path)!;
        // Search, inventory and import are further parts of the catalog and work on its collections.
        const isOwn = match?.[1] === room || (match?.[1] === 'catalog' && selling.includes(room));
        return match !== null && !isOwn && room !== 'reports';
      }),
    ).toEqual([]);
  });

  test('schema, types and rules are safe for the browser', () => {
    const shareable = lib.filter((file) => ['schema', 'types', 'rules'].includes(partOf(file.path)!));
    expect(
      breaches(shareable, (_, target) => {
        if (/^(node:|next|mongodb|server-only)/.test(target)) return true;
        return (
          target.startsWith('lib/') && !/^lib\/(shared\/|[^/]+\/(schema|types|rules)(\/|$))/.test(target)
        );
      }),
    ).toEqual([]);
  });

  test('commands know nothing of Next', () => {
    const commands = lib.filter(
      (file) => domains.includes(roomOf(file.path)!) && partOf(file.path) === 'commands',
    );
    expect(breaches(commands, (_, target) => /^next(\/|$)/.test(target))).toEqual([]);
  });

  test('only scripts use the embedded database, and of it only the launcher', () => {
    expect(
      breaches(
        shop,
        (file, target) =>
          target.startsWith('@hexbolt/embedded-mongodb') &&
          (!file.path.startsWith('scripts/') || target !== '@hexbolt/embedded-mongodb/launcher'),
      ),
    ).toEqual([]);
  });

  test('the middleware imports only next and next-auth/jwt', () => {
    const [middleware] = sourceFiles('.').filter((file) => file.path === './middleware.ts');
    expect(middleware!.imports.filter((target) => !/^next(\/|$)|^next-auth\/jwt$/.test(target))).toEqual([]);
  });

  test('only the session makes proofs of identity', () => {
    const makers = [...lib, ...app, ...components].filter((file) =>
      / as (unknown as )?(SignedIn|Customer|Admin)\b/.test(file.text),
    );
    expect(makers.map((file) => file.path).filter((path) => path !== 'lib/auth/current-session.ts')).toEqual(
      [],
    );
  });
});

/** The arguments of a call, from its opening parenthesis to the one that closes it. */
function argumentsAt(text: string, opening: number): string {
  let depth = 0;
  for (let at = opening; at < text.length; at++) {
    depth += text[at] === '(' ? 1 : text[at] === ')' ? -1 : 0;
    if (depth === 0) return text.slice(opening, at + 1);
  }
  return text.slice(opening);
}

test('every part that is seen stands on the page of the parts', () => {
  const shown = new Set(
    app.filter(({ path }) => path.startsWith('app/dev/ui/')).flatMap(({ imports }) => imports),
  );
  const parts = components.filter(({ path }) => /^components\/ui\/.*\.tsx$/.test(path));
  const names = parts.map(({ path }) => path.replace(/\.tsx$/, ''));
  expect(names.filter((name) => !shown.has(name))).toEqual([]);
});

test('whoever changes what lists read of an item lets them know', () => {
  const updates = lib.flatMap(({ path, text }) =>
    [...text.matchAll(/\bproducts\(\)\s*\.(update|replace|findOneAnd|bulk)\w*(?=\()/g)].map((call) => {
      const given = argumentsAt(text, call.index + call[0].length);
      return { path, given, tells: /\btouchChangedAt\b/.test(given) || /\$inc: \{ sold\b/.test(given) };
    }),
  );
  expect(updates.length).toBeGreaterThan(4);
  expect(updates.filter(({ tells }) => !tells)).toEqual([]);
});

describe('the doors', () => {
  const routeHandlers = app.filter((file) => /^app\/api\/.*\/route\.ts$/.test(file.path));

  test('every call of the API goes through the one door', () => {
    const outside = routeHandlers.filter(
      (file) => !/\/api\/(auth|openapi\.json)\//.test(file.path) && !/\bdefineRoute\(/.test(file.text),
    );
    expect(outside.map((file) => file.path)).toEqual([]);
  });

  test('there are no Server Actions', () => {
    expect(all.filter((file) => /['"]use server['"]/.test(file.text)).map((file) => file.path)).toEqual([]);
  });

  test('every call of the API is in the list that makes its document', () => {
    const list = app.find((file) => file.path === 'app/api/routes.ts')!;
    const missing = routeHandlers
      .filter((file) => !/\/api\/(auth|openapi\.json)\//.test(file.path))
      .flatMap((file) => {
        const imported = list.imports.includes(file.path.replace(/\.ts$/, ''));
        const methods = [...file.text.matchAll(/export const (GET|POST|PUT|PATCH|DELETE)\b/g)].map(
          (match) => match[1],
        );
        const path = file.path.replace(/^app|\/route\.ts$/g, '').replace(/\[(\.\.\.)?(\w+)\]/g, '{$2}');
        const line =
          new RegExp(`'${path.replace(/[{}.]/g, '\\$&')}':\\s*\\{([^}]*)\\}`).exec(list.text)?.[1] ?? '';
        return methods
          .filter((method) => !imported || !line.includes(`${method}:`))
          .map((method) => `${method} ${path}`);
      });
    expect(missing).toEqual([]);
  });
});

describe('the sizes', () => {
  const sorted = all.map((file) => file.lines).sort((a, b) => a - b);

  test('no file is longer than 300 lines', () => {
    expect(all.filter((file) => file.lines > 300).map((file) => `${file.path}: ${file.lines}`)).toEqual([]);
  });

  test('half of the files have at most 60 lines, nine in ten at most 160', () => {
    expect(sorted[Math.floor(sorted.length * 0.5)]).toBeLessThanOrEqual(60);
    expect(sorted[Math.floor(sorted.length * 0.9)]).toBeLessThanOrEqual(160);
  });

  test('a page composes: at most 80 lines', () => {
    const pages = app.filter((file) => file.path.endsWith('/page.tsx') && file.lines > 80);
    expect(pages.map((file) => `${file.path}: ${file.lines}`)).toEqual([]);
  });

  test('nothing escapes the types or is left for later', () => {
    const escapes =
      /: any\b|\bas any\b|\bas unknown as\b|@ts-(ignore|expect-error|nocheck)|eslint-disable|\bTODO\b|\bFIXME\b/;
    const found = all.filter((file) => escapes.test(file.text)).map((file) => file.path);
    expect(found).toEqual([]);
  });
});
