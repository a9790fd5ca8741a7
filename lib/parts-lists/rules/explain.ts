import { countUnits } from '../../catalog/rules/units';
import { unitPrice } from '../../pricing/rules';
import { packDifference } from '../../quick-order/rules/alternatives';
import type { ListPart } from '../../quick-order/schema';
import { formatMoney } from '../../shared/money';
import type { GoalSolution } from './goals';
import type { Option, Taken } from './options';

type Parts = ReadonlyMap<string, ListPart>;

/** "3 packs of HB-1 for $30.00" */
function pickText({ sku, quantity }: Taken, parts: Parts): string {
  const part = parts.get(sku)!;
  const units = countUnits(part, quantity);
  const price = formatMoney(unitPrice(part, part, quantity) * quantity, part.currency);
  return `${units} × ${sku} for ${price}`;
}

export const picksText = ({ picks }: Option, parts: Parts): string =>
  picks.map((pick) => pickText(pick, parts)).join(' and ');

/** Why another product is proposed. */
export function substitutionReasons(
  { from, to, withIt, without }: { from: string; to: string; withIt: Option; without: Option | null },
  parts: Parts,
): string[] {
  const [old, part] = [parts.get(from)!, parts.get(to)!];
  const packs = packDifference(old, part);
  const trade = `${picksText(withIt, parts)}${without ? `, in place of ${picksText(without, parts)}` : ''}.`;
  return [`Same specification as ${from} in every row.`, ...(packs ? [`${packs}.`] : []), trade];
}

/** Why more than needed is proposed. */
export function moreReasons(
  { sku, quantity, without }: { sku: string; quantity: number; without: Option | null },
  parts: Parts,
): string[] {
  const part = parts.get(sku)!;
  const before = without?.picks.find((pick) => pick.sku === sku)?.quantity ?? 0;
  const [now, then] = [unitPrice(part, part, before), unitPrice(part, part, quantity)];
  if (!before || then >= now)
    return [`${countUnits(part, quantity)} in place of ${countUnits(part, before)}.`];
  const money = (amount: number) => formatMoney(amount, part.currency);
  return [
    `From this quantity on one unit costs ${money(then)} in place of ${money(now)}: ${countUnits(part, quantity)} cost ${money(then * quantity)}, ${countUnits(part, before)} cost ${money(now * before)}.`,
  ];
}

/** What a choice does to delivery, where that is why it is better; null where it does nothing. */
export function deliveryReason(before: GoalSolution, after: GoalSolution, currency: string): string | null {
  const money = (amount: number) => formatMoney(amount, currency);
  if (after.days < before.days) return `All goods arrive ${before.days - after.days} working days sooner.`;
  if (after.charge >= before.charge) return null;
  const { freeFrom } = after.method.rate;
  const isFree = freeFrom !== null && after.goods >= freeFrom && before.goods < freeFrom;
  return isFree
    ? `Helps the goods to reach ${money(freeFrom)}, from which delivery is free: it costs ${money(before.charge)} else.`
    : `Delivery costs ${money(after.charge)} in place of ${money(before.charge)}.`;
}
