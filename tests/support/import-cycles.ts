import { importsOf, type SourceFile } from './source-files';

/** Imports of types alone leave nothing in the program, so they close no cycle. */
const withoutTypes = (text: string) =>
  text.replace(/^\s*(?:import|export)\s+type\s[^'";]*?\sfrom\s*['"][^'"]+['"];?/gm, '');

const stemOf = (path: string) => path.replace(/\.(d\.ts|tsx?)$/, '');

/**
 * Groups of files that import each other, directly or through others, by static imports. Each group is sorted; files in no
 * cycle are absent (Tarjan's algorithm: https://doi.org/10.1137/0201010).
 */
export function importCycles(files: SourceFile[]): string[][] {
  const paths = new Map(files.map(({ path }) => [stemOf(path), path]));
  const graph = new Map(
    files.map(({ path, text }) => [
      path,
      importsOf(path, withoutTypes(text)).flatMap((target) => paths.get(stemOf(target)) ?? []),
    ]),
  );
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const cycles: string[][] = [];
  const visit = (path: string) => {
    order.set(path, order.size);
    lowest.set(path, order.get(path)!);
    open.push(path);
    for (const next of graph.get(path)!) {
      if (!order.has(next)) visit(next);
      if (open.includes(next)) lowest.set(path, Math.min(lowest.get(path)!, lowest.get(next)!));
    }
    if (lowest.get(path) !== order.get(path)) return;
    const group = open.splice(open.indexOf(path));
    if (group.length > 1 || graph.get(path)!.includes(path)) cycles.push(group.sort());
  };
  for (const path of graph.keys()) if (!order.has(path)) visit(path);
  return cycles;
}
