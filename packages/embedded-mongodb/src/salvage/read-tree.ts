import type { LeafNode, Page, PageFile } from './page-file';

/** The keys from `low` up to but without `high`; null is open. */
export type Gap = { low: Buffer | null; high: Buffer | null };

export type TreeContent = { nodes: LeafNode[]; gaps: Gap[] };

const isBefore = (key: Buffer, bound: Buffer | null) => bound === null || Buffer.compare(key, bound) < 0;
const isFrom = (key: Buffer, bound: Buffer | null) => bound === null || Buffer.compare(key, bound) >= 0;

/**
 * Visits every key of a tree in order. Where a page is damaged, it names the gap: the keys that may have been there.
 * `visit` gets null as the value of a key whose value can't be read.
 */
export function readTree(file: PageFile, root: number, visit: (node: LeafNode) => void): Gap[] {
  const gaps: Gap[] = [];
  const seen = new Set<number>();

  function walk(number: number, range: Gap): void {
    const page = seen.has(number) ? null : file.read(number);
    seen.add(number);
    if (!page || !isInRange(page, range)) return void gaps.push(range);
    if (page.kind === 'leaf') return page.nodes.forEach(visit);
    page.children.forEach((child, at) => {
      // The first key of a branch stands for everything before the second.
      const low = at === 0 ? range.low : child.key;
      walk(child.page, { low, high: page.children[at + 1]?.key ?? range.high });
    });
  }

  walk(root, { low: null, high: null });
  return gaps;
}

function isInRange(page: Page, { low, high }: Gap): boolean {
  const keys =
    page.kind === 'leaf' ? page.nodes.map(({ key }) => key) : page.children.slice(1).map(({ key }) => key);
  return keys.every((key) => isFrom(key, low) && isBefore(key, high));
}

/**
 * What leaf pages anywhere in the file hold for keys in the gaps, the newest version of each by transaction. The pages may
 * have been left behind by later writes, so that a value may be outdated, or of something deleted.
 */
export function searchGaps(
  file: PageFile,
  gaps: Gap[],
  accepts: (node: LeafNode) => boolean,
): Map<string, { node: LeafNode; transaction: bigint }> {
  const found = new Map<string, { node: LeafNode; transaction: bigint }>();
  if (gaps.length === 0) return found;
  for (let number = 2; number < file.pages; number++) {
    const page = file.read(number);
    if (page?.kind !== 'leaf') continue;
    for (const node of page.nodes) {
      if (!gaps.some(({ low, high }) => isFrom(node.key, low) && isBefore(node.key, high)) || !accepts(node))
        continue;
      const id = node.key.toString('hex');
      const known = found.get(id);
      if (!known || known.transaction < page.transaction)
        found.set(id, { node, transaction: page.transaction });
    }
  }
  return found;
}
