import type { ProductVariant } from '../../catalog/schema/product';
import { codeOf } from '../../catalog/rules/search-terms';
import type { Reading } from './readings';

/** `isOwn`: the code is that of the buyer's own number of the variant. */
type Entry = ProductVariant & { isOwn?: true };

/** Variants by the codes of their SKUs, manufacturer part numbers and the buyer's numbers; several may share one. */
export type PartIndex = Map<string, Entry[]>;

export type LineMatch = {
  /** `matchLine` itself knows no `replaced` and `not-offered`. */
  kind: 'found' | 'check' | 'several' | 'replaced' | 'discontinued' | 'not-offered' | 'unknown';
  reading: Reading;
  /** The variants that the line names exactly: one, unless it names `several` or none. */
  variants: ProductVariant[];
};

const numbersOf = ({ variant }: ProductVariant) => (variant.mpn ? [variant.sku, variant.mpn] : [variant.sku]);
const sameText = (one: string, other: string) => one.trim().toUpperCase() === other.trim().toUpperCase();

/** The index of the variants of products; `own` are the SKUs that the buyer means by codes of their own numbers. */
export function indexParts(
  products: ProductVariant['product'][],
  own: ReadonlyMap<string, string> = new Map(),
): PartIndex {
  const index: PartIndex = new Map();
  for (const product of products) {
    for (const variant of product.variants) {
      const entry: Entry = { product, variant };
      for (const code of new Set(numbersOf(entry).map(codeOf)))
        index.set(code, [...(index.get(code) ?? []), entry]);
      for (const [code, sku] of own) {
        if (sku === variant.sku) index.set(code, [...(index.get(code) ?? []), { ...entry, isOwn: true }]);
      }
    }
  }
  return index;
}

type Hit = { reading: Reading; entry: ProductVariant };

function hitsOf(readings: Reading[], index: PartIndex): Hit[] {
  return readings.flatMap((reading) => {
    const entries = index.get(codeOf(reading.part)) ?? [];
    // A number that is written exactly like one of them doesn't mean another one that only has the same code.
    const literal = entries.filter(
      (entry) => entry.isOwn || numbersOf(entry).some((number) => sameText(number, reading.part)),
    );
    return (literal.length ? literal : entries).map((entry) => ({ reading, entry }));
  });
}

const describedBy = ({ product, variant }: ProductVariant) =>
  [product.name, product.brand, variant.size, variant.color?.name].join(' ').toLowerCase();

/** Whether a line names something besides the variant that could be another product. */
function namesMore({ rest }: Reading, entry: ProductVariant): boolean {
  const own = new Set(numbersOf(entry).map(codeOf));
  return rest.some((word) => !own.has(codeOf(word)) && !describedBy(entry).includes(word.toLowerCase()));
}

function matchOf(hits: Hit[]): LineMatch {
  const first = hits[0]!;
  const variants = [...new Map(hits.map(({ entry }) => [entry.variant.sku, entry])).values()];
  const { reading, entry } =
    hits.find((hit) => hit.reading.certain && hit.reading.quantity !== null) ?? first;
  if (variants.length > 1) return { kind: 'several', reading, variants };
  const quantities = new Set(hits.flatMap((hit) => hit.reading.quantity ?? []));
  const certain = reading.certain && quantities.size <= 1;
  const kind = namesMore(reading, entry) ? 'check' : 'found';
  return { kind, reading: { ...reading, certain }, variants };
}

/** How much a reading looks like the one that was meant: the part number has digits, the quantity is clear, and
 * they cover the line. */
function likeness({ part, quantity, certain, whole, rest }: Reading): number {
  const words = part.split(/\s+/);
  const mere = words.filter((word) => !/\d/.test(word) && word.length > 3).length;
  return (
    (/\d/.test(part) ? 8 : 0) +
    (certain ? 2 : 0) +
    (quantity === null ? 0 : 2) +
    (whole ? 1 : 0) +
    words.length / 10 -
    mere * 2 -
    rest.length * 3
  );
}

const maxLikely = 3;
/** A reading that is so much less likely than the best one is not worth looking up. */
const maxBehind = 4;

/** The readings of a line by likeness, for what no reading names exactly. */
export function likelyReadings(readings: Reading[]): Reading[] {
  const ranked = readings
    .map((reading) => ({ reading, score: likeness(reading) }))
    .sort((one, other) => other.score - one.score)
    .slice(0, maxLikely);
  return ranked.filter(({ score }) => score >= ranked[0]!.score - maxBehind).map(({ reading }) => reading);
}

/**
 * What a line names: only a number that is equal after normalization counts as found, and only if the line names
 * nothing else. A whole cell outranks a number inside a sentence.
 */
export function matchLine(readings: Reading[], index: PartIndex): LineMatch {
  for (const isArchived of [false, true]) {
    const hits = hitsOf(readings, index).filter(
      ({ entry }) => (entry.product.state === 'archived') === isArchived,
    );
    const whole = hits.filter(({ reading }) => reading.whole);
    if (hits.length === 0) continue;
    const match = matchOf(whole.length ? whole : hits);
    return isArchived ? { ...match, kind: 'discontinued' } : match;
  }
  return { kind: 'unknown', reading: likelyReadings(readings)[0]!, variants: [] };
}
