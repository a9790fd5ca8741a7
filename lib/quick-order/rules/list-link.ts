import type { LineInput } from '../../cart/schema';

const name = '#list=';

/** The path that opens quick order with these lines. They stand behind `#`, so they are in no log of a server. */
export const listLink = (lines: LineInput[]): string =>
  `/quick-order${name}${encodeURIComponent(lines.map(({ sku, quantity }) => `${sku}\t${quantity}`).join('\n'))}`;

/** The list that the part of an address behind `#` holds; empty without one. */
export function linkedList(hash: string): string {
  if (!hash.startsWith(name)) return '';
  try {
    return decodeURIComponent(hash.slice(name.length));
  } catch {
    return '';
  }
}

/** Both lists, each line once: whoever opens a link again doesn't order twice as much. */
export function withLinked(list: string, linked: string): string {
  const lines = list.split('\n').filter(Boolean);
  return [...lines, ...linked.split('\n').filter((line) => line && !lines.includes(line))].join('\n');
}
