import { onlyBackorder, orderableUnits } from '../../catalog/rules/backorders';
import { maxQuantityUpTo, quantityProblem, readQuantity, startQuantity } from '../../catalog/rules/quantity';
import { countUnits, perUnit } from '../../catalog/rules/units';
import { formatNumber } from '../../shared/formats';
import type { ListPart } from '../schema';
import type { Counted } from './list-words';

/** What keeps a row from the cart, and the quantity that would do. */
export type QuantityIssue = {
  text: string;
  /** The nearest quantity that can be bought; null where none can. */
  proposal: number | null;
  /** Whether the buyer may also keep the quantity as it is. */
  canKeep: boolean;
};

const nearestQuantity = (part: ListPart, wanted: number): number | null => {
  const { limits } = part;
  const most = maxQuantityUpTo(limits, orderableUnits(part));
  if (most === 0) return null;
  const multiple = Math.max(1, limits.multiple);
  return Math.min(most, Math.max(startQuantity(limits), Math.ceil(wanted / multiple) * multiple));
};

/** Whether a quantity seems to count single pieces of a product that is sold in packs. */
function packIssue(part: ListPart, quantity: number, counted: Counted): QuantityIssue | null {
  const { packSize } = part;
  const asPieces = counted === 'piece' || (counted === null && quantity >= packSize);
  if (packSize <= 1 || !asPieces) return null;
  const packs = Math.ceil(quantity / packSize);
  const text = `Sold ${perUnit(part)}: ${quantity} pieces are ${countUnits(part, packs)}, ${quantity} packs are ${formatNumber(quantity * packSize)} pieces`;
  return { text, proposal: nearestQuantity(part, packs), canKeep: true };
}

/**
 * What is wrong with the quantity of a row; null when it can be bought. `others` are units of the same SKU in other rows,
 * `confirmed` says that the buyer means this many packs.
 */
export function quantityIssue(
  part: ListPart,
  typed: string,
  {
    counted = null,
    confirmed = false,
    others = 0,
  }: { counted?: Counted; confirmed?: boolean; others?: number },
): QuantityIssue | null {
  const quantity = readQuantity(typed);
  const pack = quantity === null || confirmed ? null : packIssue(part, quantity, counted);
  if (pack) return pack;
  const against = quantityProblem(part.limits, quantity);
  if (against)
    return { text: against.message, proposal: nearestQuantity(part, quantity ?? 0), canKeep: false };
  const left = orderableUnits(part);
  if (left === 0) return { text: 'Sold out', proposal: null, canKeep: false };
  if ((quantity ?? 0) + others <= left) return null;
  const proposal = others ? null : nearestQuantity(part, left);
  const more = others ? `, and other rows have ${others}` : '';
  const { availableQuantity, backorder } = part;
  const few = backorder ? onlyBackorder(availableQuantity, backorder.left) : `Only ${left} left`;
  return { text: `${few}${more}`, proposal, canKeep: false };
}
