import { mergeLines } from '../../cart/rules';
import type { LineInput } from '../../cart/schema';

const damageWords =
  /damag|broken|broke|break|defect|fault|crack|bent|scratch|leak|dead|doesn.t work|not work/i;

/** Whether a reason for a return suggests that the goods can't be sold again. */
export function suggestsDamage(reason: string): boolean {
  return damageWords.test(reason);
}

/** The lines to restock with each SKU once and none of zero units, or the fields that ask for more than was ordered. */
export function restockOf(
  ordered: LineInput[],
  requested: LineInput[],
): { lines: LineInput[] } | { problems: Record<string, string> } {
  const limits = new Map(ordered.map(({ sku, quantity }) => [sku, quantity]));
  const lines = mergeLines(requested).filter(({ quantity }) => quantity > 0);
  const excess = lines.filter(({ sku, quantity }) => quantity > (limits.get(sku) ?? 0));
  if (!excess.length) return { lines };
  const problems = excess.map(({ sku }) => [sku, `At most ${limits.get(sku) ?? 0} can go back into stock`]);
  return { problems: Object.fromEntries(problems) };
}
