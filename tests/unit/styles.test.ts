import { execFileSync } from 'node:child_process';
import { sourceFiles } from '../support/source-files';

const files = new Map(
  sourceFiles('app', 'components').map((file) => [file.path.replace(/\.tsx?$/, ''), file]),
);

/** The files of app and components that public pages are made of. */
function publicFiles(): string[] {
  const found = new Map<string, string>();
  const open = [...files.keys()].filter((name) => /^app\/(\(public\)\/.*|[^/]+)$/.test(name));
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const file = files.get(name);
    if (!file || found.has(name)) continue;
    found.set(name, file.path);
    open.push(...file.imports);
  }
  return [...found.values()];
}

test('the style sheet of the storefront has all classes of its pages, and not those of the dashboard', () => {
  const sources = publicFiles();
  expect(sources).toContain('components/catalog/product-card.tsx');
  const sheets = [
    { sheet: 'globals.css', sources: [] },
    { sheet: 'globals.css', sources },
    { sheet: 'workspace.css', sources: [] },
  ];
  const output = execFileSync(process.execPath, ['tests/support/compile-styles.mjs'], {
    input: JSON.stringify(sheets),
    maxBuffer: 10_000_000,
  });
  const [storefront, withAllSources, workspace] = JSON.parse(output.toString());
  expect(withAllSources).toBe(storefront);
  for (const name of ['button-primary', 'button-secondary', 'button-sm', 'button-md', 'product-card'])
    expect(storefront).toContain(`.${name} {`);
  expect(workspace.length).toBeGreaterThan(storefront.length * 1.1);
});
