import { offeredTo } from '../../assortments/queries';
import { notOfferedText } from '../../assortments/rules/resolve';
import { findByCodes, findNearCodes } from '../../catalog/queries/part-numbers';
import { findProductsBySlug } from '../../catalog/queries/products';
import { availabilityOf } from '../../catalog/rules/availability';
import { nearKeysOf } from '../../catalog/rules/near-codes';
import { codeOf } from '../../catalog/rules/search-terms';
import { productHref, variantName } from '../../catalog/rules/variants';
import type { Product, ProductVariant, Variant } from '../../catalog/schema/product';
import { now } from '../../platform/clock';
import { findReplacements } from '../../catalog/queries/replaced-numbers';
import { findOwnCodes } from '../../own-numbers/queries';
import { findBuyingCompany, withContractPrices, type ContractBuyer } from '../../price-lists/queries';
import { fail, ok, type Result } from '../../shared/result';
import { indexParts, likelyReadings, matchLine, type LineMatch } from '../rules/match-line';
import { parseList, type ListLine } from '../rules/parse-list';
import { indexNear, suggestParts } from '../rules/suggest-parts';
import { maxListLines, type ListPart, type ListResponse, type ListRow } from '../schema';

const unique = <T>(values: T[]) => [...new Set(values)];

/** The stock of a variant in words, with the day on which a backorder is expected. */
function stockWords(product: Product, { availableQuantity, backorder }: Variant): string {
  const { text, code, detail } = availabilityOf(product, availableQuantity, now(), backorder);
  return code === 'on-backorder' ? `${text}, ${detail.charAt(0).toLowerCase() + detail.slice(1)}` : text;
}

/** A variant as rows show it. */
export function listPartOf({ product, variant }: ProductVariant): ListPart {
  const { name, unit, packSize, priceBreaks, currency, minQuantity, multiple, maxQuantity } = product;
  return {
    sku: variant.sku,
    mpn: variant.mpn,
    name,
    variant: product.variants.length > 1 ? variantName(variant) : '',
    href: productHref(product, variant.sku),
    img: variant.img || product.img,
    price: variant.price,
    priceBreaks,
    contract: variant.contract,
    currency,
    unit,
    packSize,
    limits: { minQuantity, multiple, maxQuantity },
    availableQuantity: variant.availableQuantity,
    backorder: variant.backorder,
    availability: stockWords(product, variant),
  };
}

const messages: Record<LineMatch['kind'], ((part: string, hasCompany: boolean) => string) | null> = {
  found: null,
  check: () => 'The line names something else, too: is this the product that you mean?',
  replaced: (part) => `“${part}” is an old number: this product replaces it`,
  several: (part) => `“${part}” is the number of several products: choose one`,
  discontinued: (part) => `“${part}” is no longer sold`,
  'not-offered': (part, hasCompany) => `${notOfferedText(hasCompany)}: “${part}”`,
  unknown: (part) => `“${part}” is not a part number of this shop`,
};

type Matched = { line: ListLine; match: LineMatch };

/** Similar part numbers for the lines whose part number is unknown, by line; one read for all of them. */
async function findSimilar(unknown: Matched[]): Promise<Map<number, ProductVariant[]>> {
  const parts = new Map(
    unknown.map(({ line }) => [line.line, unique(likelyReadings(line.readings).map(({ part }) => part))]),
  );
  const index = indexNear(await findNearCodes(unique([...parts.values()].flat().flatMap(nearKeysOf))));
  return new Map([...parts].map(([line, own]) => [line, suggestParts(own, index)]));
}

/** Lines that name an old number get the variant that replaces it; nothing is replaced without the buyer. */
async function withReplacements(named: Matched[]): Promise<Matched[]> {
  const isOpen = ({ match }: Matched) => match.kind === 'unknown' || match.kind === 'discontinued';
  const open = named.filter(isOpen).flatMap(({ line }) => line.readings);
  const replacements = await findReplacements(unique(open.map(({ part }) => codeOf(part))));
  if (replacements.size === 0) return named;
  return named.map((one) => {
    if (!isOpen(one)) return one;
    const old = one.line.readings.filter(({ part }) => replacements.has(codeOf(part)));
    const [reading] = likelyReadings(old);
    return reading
      ? { ...one, match: { kind: 'replaced', reading, variants: [replacements.get(codeOf(reading.part))!] } }
      : one;
  });
}

type IsFor = (product: Product) => boolean;

/** Lines that are unknown only because the public product that they name is not in the buyer's assortment. */
function withNotOffered(
  named: Matched[],
  known: Product[],
  own: Map<string, string>,
  isFor: IsFor,
): Matched[] {
  const barred = known.filter((product) => product.state === 'published' && !isFor(product));
  if (barred.length === 0) return named;
  const index = indexParts(barred, own);
  return named.map((one) => {
    const match = one.match.kind === 'unknown' ? matchLine(one.line.readings, index) : one.match;
    return match === one.match || match.kind === 'unknown' ? one : { ...one, match: notOffered(match) };
  });
}

const notOffered = ({ reading }: LineMatch): LineMatch => ({ kind: 'not-offered', reading, variants: [] });

/** A line whose number is replaced by what isn't offered to the buyer. */
const isReplacedInVain = ({ kind, variants }: LineMatch, isFor: IsFor): boolean =>
  kind === 'replaced' && !variants.some(({ product }) => isFor(product));

/** The products that replace discontinued ones, by slug. */
async function findSuccessors(discontinued: Matched[]): Promise<Map<string, Product>> {
  const slugs = unique(
    discontinued.flatMap(({ match }) => match.variants.flatMap(({ product }) => product.successor ?? [])),
  );
  const found = slugs.length ? await findProductsBySlug(slugs) : [];
  return new Map(found.map((product) => [product.slug, product]));
}

const variantsOf = (product: Product | undefined): ProductVariant[] =>
  product?.variants.map((variant) => ({ product, variant })) ?? [];

function rowOf(
  { line: { line, text }, match }: Matched,
  suggested: ProductVariant[],
  hasCompany: boolean,
): ListRow {
  const { kind, reading, variants } = match;
  const [only] = variants;
  return {
    line,
    text,
    part: reading.part,
    quantity: reading.quantity,
    counted: reading.counted,
    state: kind,
    match: only && (kind === 'found' || kind === 'check') ? listPartOf(only) : null,
    isQuantityUnclear: !reading.certain,
    message: messages[kind]?.(reading.part, hasCompany) ?? null,
    suggestions: suggested.map(listPartOf),
  };
}

function tooManyLines(count: number) {
  const message = `A list may have at most ${maxListLines} lines: this one has ${count}. Paste it in parts.`;
  return fail('invalid', 'too-many-lines', message, { fields: { text: message } });
}

/**
 * Finds the products of a pasted list. A line is `found` only if its part number equals a SKU or a manufacturer part
 * number after normalization and it names nothing else; everything else is a suggestion. Fails when the list has more
 * than 500 lines. Parts have the contract prices of the buyer, if one is named.
 */
export async function resolveList(
  text: string,
  buyer: ContractBuyer = { userId: '' },
): Promise<Result<ListResponse>> {
  // Counted before the lines are read: reading them all would take long.
  const filled = text.split(/[\r\n]+/).filter((line) => line.trim() !== '').length;
  if (filled > maxListLines * 2) return tooManyLines(filled);
  const { lines, ignored } = parseList(text);
  if (lines.length > maxListLines) return tooManyLines(lines.length);
  const codes = unique(lines.flatMap(({ readings }) => readings.map(({ part }) => codeOf(part))));
  const own = await findOwnCodes(buyer, codes);
  const isFor = await offeredTo(buyer);
  const known = await findByCodes(unique([...codes, ...[...own.values()].map(codeOf)]));
  // The number of an exclusive product that isn't offered to the buyer counts as unknown, like any other.
  const parts = known.filter((product) => product.state === 'archived' || isFor(product));
  const index = indexParts(parts, own);
  const named = lines.map((line) => ({ line, match: matchLine(line.readings, index) }));
  const all = (await withReplacements(withNotOffered(named, known, own, isFor))).map((one) =>
    isReplacedInVain(one.match, isFor) ? { ...one, match: notOffered(one.match) } : one,
  );
  // A line of mere words, such as a greeting, is no order line.
  const isMereText = ({ line, match }: Matched) => match.kind === 'unknown' && !/\d/.test(line.text);
  const matched = all.filter((one) => !isMereText(one));
  const greetings = all.filter(isMereText).map(({ line }) => ({ line: line.line, text: line.text }));
  const ofKind = (kind: LineMatch['kind']) => matched.filter(({ match }) => match.kind === kind);
  const [similar, successors] = await Promise.all([
    findSimilar(ofKind('unknown')),
    findSuccessors(ofKind('discontinued')),
  ]);
  const suggestedFor = ({ line, match: { kind, variants } }: Matched): ProductVariant[] => {
    if (kind === 'several' || kind === 'replaced') return variants;
    if (kind === 'discontinued')
      return variants.flatMap(({ product }) => variantsOf(successors.get(product.successor ?? '')));
    return similar.get(line.line) ?? [];
  };
  const suggested = matched.map((one) => suggestedFor(one).filter(({ product }) => isFor(product)));
  const hasCompany = (await findBuyingCompany(buyer)) !== undefined;
  const shown = [...matched.flatMap(({ match }) => match.variants), ...suggested.flat()];
  const priced = await withContractPrices(new Map(shown.map((one) => [one.variant.sku, one])), buyer);
  const withPrice = (one: ProductVariant) => priced.get(one.variant.sku) ?? one;
  return ok({
    rows: matched.map(({ line, match }, index) =>
      rowOf(
        { line, match: { ...match, variants: match.variants.map(withPrice) } },
        suggested[index]!.map(withPrice),
        hasCompany,
      ),
    ),
    ignored: [...ignored, ...greetings].sort((one, other) => one.line - other.line),
  });
}
