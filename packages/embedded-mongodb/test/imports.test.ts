import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const root = join(__dirname, '..');
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  dependencies: object;
  devDependencies: object;
};

const importsOf = (text: string) =>
  [...text.matchAll(/(?:\bfrom\s|\bimport\s|\bimport\()\s*'([^']+)'/g)].map((match) => match[1] ?? '');

/** Every TypeScript file of the package with the modules that it imports; relative ones from the root. */
const files = ['src', 'test'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => {
      const path = join(root, folder, name);
      const imports = importsOf(readFileSync(path, 'utf8')).map((target) =>
        target.startsWith('.') ? relative(root, resolve(dirname(path), target)) : target,
      );
      return { path: relative(root, path), imports };
    }),
);

test('the package imports only its own files, Node and its declared dependencies', () => {
  const declared = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.devDependencies)];
  const foreign = files.flatMap(({ path, imports }) =>
    imports
      .filter((target) => !/^(src|test)\/|^node:/.test(target) && !declared.includes(target))
      .map((target) => `${path} imports ${target}`),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(foreign).toEqual([]);
});

test('there are no import cycles', () => {
  const graph = new Map(files.map(({ path, imports }) => [path, imports.map((target) => `${target}.ts`)]));
  const done = new Set<string>();
  const cycles: string[] = [];
  const visit = (path: string, trail: string[]) => {
    if (trail.includes(path)) cycles.push([...trail.slice(trail.indexOf(path)), path].join(' → '));
    else if (!done.has(path)) for (const target of graph.get(path) ?? []) visit(target, [...trail, path]);
    done.add(path);
  };
  for (const { path } of files) visit(path, []);
  expect(cycles).toEqual([]);
});

test('the sources import neither tests nor development dependencies', () => {
  const breaches = files
    .filter(({ path }) => path.startsWith('src/'))
    .flatMap(({ path, imports }) =>
      imports
        .filter((target) => target.startsWith('test/') || target in manifest.devDependencies)
        .map((target) => `${path} imports ${target}`),
    );
  expect(breaches).toEqual([]);
});
