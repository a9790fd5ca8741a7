import { ratio } from '../../shared/money';
import type { QuoteLine } from '../schema/quote';

type Line = Pick<QuoteLine, 'sku' | 'alternativeTo'>;
type Priced = Pick<QuoteLine, 'quantity' | 'unitPrice'>;

/** The SKU of the line that a line stands for: its own, or the one to which it is the alternative. */
export const groupOf = ({ sku, alternativeTo }: Line): string => alternativeTo || sku;

/** What is chosen at first: every line, and no alternative. */
export const firstChoice = (lines: Line[]): string[] =>
  lines.filter(({ alternativeTo }) => !alternativeTo).map(({ sku }) => sku);

/**
 * Chosen lines as a text for an address: a hexadecimal number with one bit for each line, the first line's the lowest.
 */
export function choiceText(lines: Line[], chosen: ReadonlySet<string>): string {
  const bits = lines.map(({ sku }, index) => (chosen.has(sku) ? 1n << BigInt(index) : 0n));
  return bits.reduce((sum, bit) => sum | bit, 0n).toString(16);
}

/** The lines that such a text chooses; the first choice for a text that can't be read. */
export function readChoice<L extends Line>(lines: L[], text: string | undefined): L[] {
  const bits = text && /^[0-9a-f]{1,25}$/.test(text) ? BigInt(`0x${text}`) : 0n;
  const chosen = lines.filter((_, index) => (bits >> BigInt(index)) & 1n);
  const first = firstChoice(lines);
  return chosen.length ? chosen : lines.filter(({ sku }) => first.includes(sku));
}

/** Why lines can't be ordered together; null when they can: of a line and its alternatives at most one. */
export function choiceProblem(lines: Line[]): string | null {
  if (lines.length === 0) return 'Choose at least one line';
  const groups = lines.map(groupOf);
  const twice = groups.find((group, index) => groups.indexOf(group) !== index);
  return twice === undefined ? null : `Choose ${twice} or its alternative, not both`;
}

/** The price of lines in minor units, before delivery and tax. */
export const sumOf = (lines: Priced[]): number =>
  lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0);

/** The price of what is chosen at first: every line, and no alternative. */
export const quoteSum = (lines: (Line & Priced)[]): number =>
  sumOf(lines.filter(({ alternativeTo }) => !alternativeTo));

/** What remains of a price after its cost, in whole percent of the price; null for no price. */
export const marginPercent = (price: number, cost: number): number | null =>
  price > 0 ? ratio(price - cost, price) : null;
